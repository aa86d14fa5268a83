// Written by scripts/rulebook.js from docs/rules. Change the rule there, then build.
// biome-ignore-all format: generated

interface Title {
  readonly es: string
  readonly en: string
}

export const SOURCES: { readonly [source: string]: Title & { readonly short: string } } = {
  'scj-2023': {
    short: 'SCJ',
    es: 'Catálogo de Juegos, Superintendencia de Casinos de Juego de Chile, marzo de 2023',
    en: 'Catalogue of games (Catálogo de Juegos), Superintendencia de Casinos de Juego, Chile, March 2023',
  },
}

export const SECTIONS: { readonly [section: string]: Title } = {
  'scj-2023 I': { es: 'Cuestiones generales', en: 'General matters' },
  'scj-2023 I.1': { es: 'Glosario de términos', en: 'Glossary' },
  'scj-2023 I.2': { es: 'Funciones del casino', en: 'Functions of the casino' },
  'scj-2023 I.3.1': { es: 'Elementos materiales', en: 'Equipment' },
  'scj-2023 I.3.2': { es: 'Elementos humanos', en: 'People' },
  'scj-2023 I.4.1': { es: 'Apuestas', en: 'Bets' },
  'scj-2023 I.4.2': { es: 'Montos mínimos y máximos', en: 'Minimums and maximums' },
  'scj-2023 I.5.1': { es: 'Obligaciones del jugador', en: 'Obligations of the player' },
  'scj-2023 I.5.2': { es: 'Prohibiciones al jugador', en: 'Prohibitions to the player' },
  'scj-2023 I.5.3': { es: 'Sanciones', en: 'Sanctions' },
  'scj-2023 I.5.5': { es: 'Condiciones para la práctica del juego', en: 'Conditions of play' },
  'scj-2023 I.6': { es: 'Resolución de conflictos y verificación de premios', en: 'Disputes and verification of prizes' },
  'scj-2023 II.1.3.1': { es: 'Ruleta francesa: elementos materiales', en: 'French roulette: equipment' },
  'scj-2023 II.1.3.2': { es: 'Ruleta francesa: elementos humanos', en: 'French roulette: people' },
  'scj-2023 II.1.4': { es: 'Ruleta francesa: reglas del juego', en: 'French roulette: rules of the game' },
  'scj-2023 II.1.5.2': { es: 'Ruleta francesa: obligaciones del jugador', en: 'French roulette: obligations of the player' },
  'scj-2023 II.1.5.3': { es: 'Ruleta francesa: prohibiciones al jugador', en: 'French roulette: prohibitions to the player' },
  'scj-2023 II.1.6': { es: 'Ruleta francesa: resolución de conflictos y verificación de premios', en: 'French roulette: disputes and verification of prizes' },
  'scj-2023 II.2.2': { es: 'Ruleta americana: reseña del juego', en: 'American roulette: outline of the game' },
  'scj-2023 II.2.3.1': { es: 'Ruleta americana con un cero', en: 'American roulette with one zero' },
  'scj-2023 II.2.3.2': { es: 'Ruleta americana con doble cero', en: 'American roulette with double zero' },
  'scj-2023 II.2.4.1': { es: 'Ruleta americana: elementos materiales', en: 'American roulette: equipment' },
  'scj-2023 II.2.4.2': { es: 'Ruleta americana: elementos humanos', en: 'American roulette: people' },
  'scj-2023 II.2.5': { es: 'Ruleta americana: reglas del juego', en: 'American roulette: rules of the game' },
  'scj-2023 II.2.6.2': { es: 'Ruleta americana: obligaciones del jugador', en: 'American roulette: obligations of the player' },
  'scj-2023 II.2.6.3': { es: 'Ruleta americana: prohibiciones al jugador', en: 'American roulette: prohibitions to the player' },
  'scj-2023 II.2.7': { es: 'Ruleta americana: resolución de conflictos y verificación de premios', en: 'American roulette: disputes and verification of prizes' },
  'scj-2023 II.3.3.1': { es: 'Big Six: elementos materiales', en: 'Big Six: equipment' },
  'scj-2023 II.3.3.2': { es: 'Big Six: elementos humanos', en: 'Big Six: people' },
  'scj-2023 II.3.4': { es: 'Big Six: reglas del juego', en: 'Big Six: rules of the game' },
  'scj-2023 II.3.5.2': { es: 'Big Six: prohibiciones al jugador', en: 'Big Six: prohibitions to the player' },
  'scj-2023 II.3.6': { es: 'Big Six: resolución de conflictos y verificación de premios', en: 'Big Six: disputes and verification of prizes' },
}
