// The words of the shell and of the states every page shares. A page keeps its own words beside itself.

import { useLanguage } from '../i18n/language.js'
import { inPlaceOf, type Some, useRounds } from '../i18n/rounds.js'

const es = {
  skip: 'Ir al contenido',
  nav: 'Secciones',
  lobby: 'Salones',
  practice: 'Práctica',
  odds: 'Probabilidades',
  rules: 'Reglamento',
  fairness: 'Transparencia',
  croupier: 'Consola',
  pitBoss: 'Jefatura',
  tables: 'Mesas',
  desk: 'Caja',
  report: 'Informe',
  accounts: 'Cuentas',
  administration: 'Administración',
  pots: 'Pozos',
  watch: 'Vigilancia',
  regulator: 'Fiscalización',
  login: 'Entrar',
  logout: 'Salir',
  menu: 'Menú',
  plays: 'Mis jugadas',
  account: 'Mi cuenta',
  role: {
    player: 'jugador',
    guest: 'invitado',
    croupier: 'croupier',
    'pit-boss': 'jefe de mesa',
    'section-head': 'jefe de sección',
    'room-head': 'jefe de sala',
    operator: 'operador',
    regulator: 'fiscalizador',
    administrator: 'administrador',
  } as Record<string, string>,
  playMoney: 'Dinero de juego, sin valor real.',
  notFound: 'Esta página no existe',
  notFoundBody: 'La dirección no lleva a ninguna parte de la casa.',
  notYours: 'Esta página es de otro cargo',
  notYoursBody: 'Tu cuenta no abre esta parte de la casa.',
  back: 'Ir a los salones',
  failed: 'No pudimos cargar esto',
  failedBody: 'Nada cambió en tus apuestas ni en tu saldo.',
  failedStaff: 'Nada cambió.',
  code: (code: string) => `Código ${code}`,
  /** What is nobody's fault and passes: the fact, the consequence. */
  calm: {
    busy: ['La casa está ocupada', 'Trabaja en lo que se le pidió antes. Inténtalo de nuevo en unos segundos.'],
    'no-database': [
      'La casa espera a su base de datos',
      'Nada se pierde: lo que está en el paño está anotado. La página vuelve sola.',
    ],
    'table-set-aside': [
      'Esta mesa está apartada por una falla',
      'Nadie juega en ella por ahora. Las fichas y apuestas que había siguen anotadas y no se pierden; esta página avisa cuando vuelva.',
    ],
  } as Record<string, readonly [string, string]>,
  /** What an address asks for and is not there: nothing failed. */
  missing: {
    'no-such-game': [
      'Ese juego no está en la casa',
      'La dirección está mal escrita, o la casa no lo ofrece. Elige uno de la lista.',
    ],
    'no-such-round': ['Esa jugada no existe', 'La mesa todavía no llega a ella, o la dirección está mal escrita.'],
    'excluded-from-house': ['Estás excluido de la casa', 'Hasta cuándo está en Mi cuenta. Tu saldo se paga en caja.'],
  } as Record<string, readonly [string, string]>,
  offline: (time: string) => `Sin conexión desde las ${time}`,
  offlineBody: 'Lo que ya está en el paño está seguro: la mesa lo guarda. No puedes apostar hasta volver.',
  reconnecting: (attempt: number) => `Reconectando, intento ${attempt}`,
  reconnectingBody: 'La mesa sigue. Vuelves a ella en el mismo punto.',
  retryNow: 'Reintentar ahora',
  drawsStopped: 'Los sorteos están detenidos',
  drawsStoppedBody:
    'La casa revisa su generador. Lo que está en el paño espera donde está; nada se sortea hasta que pase sus pruebas.',
  close: 'Cerrar',
}

export type AppWords = typeof es

const en: AppWords = {
  skip: 'Skip to content',
  nav: 'Sections',
  lobby: 'Rooms',
  practice: 'Practice',
  odds: 'Odds',
  rules: 'Regulation',
  fairness: 'Fairness',
  croupier: 'Console',
  pitBoss: 'Pit',
  tables: 'Tables',
  desk: 'Cash desk',
  report: 'Report',
  accounts: 'Accounts',
  administration: 'Administration',
  pots: 'Pots',
  watch: 'Watch',
  regulator: 'Inspection',
  login: 'Log in',
  logout: 'Log out',
  menu: 'Menu',
  plays: 'My plays',
  account: 'My account',
  role: {
    player: 'player',
    guest: 'guest',
    croupier: 'croupier',
    'pit-boss': 'pit boss',
    'section-head': 'section head',
    'room-head': 'room head',
    operator: 'operator',
    regulator: 'inspector',
    administrator: 'administrator',
  },
  playMoney: 'Play money, no real value.',
  notFound: 'This page does not exist',
  notFoundBody: 'The address leads nowhere in the house.',
  notYours: 'This page belongs to another post',
  notYoursBody: 'Your account does not open this part of the house.',
  back: 'Go to the rooms',
  failed: 'We could not load this',
  failedBody: 'Nothing changed in your bets or your balance.',
  failedStaff: 'Nothing changed.',
  code: (code) => `Code ${code}`,
  calm: {
    busy: ['The house is busy', 'It is working on what was asked before. Try again in a few seconds.'],
    'no-database': [
      'The house is waiting for its database',
      'Nothing is lost: what is on the cloth is written down. The page comes back by itself.',
    ],
    'table-set-aside': [
      'This table is set aside because of a fault',
      'Nobody plays at it for now. Its chips and bets are written down and not lost; this page will show when it is back.',
    ],
  },
  missing: {
    'no-such-game': [
      'That game is not in the house',
      'The address is mistyped, or the house does not offer it. Choose one of the list.',
    ],
    'no-such-round': ['There is no such round', 'The table has not come to it yet, or the address is mistyped.'],
    'excluded-from-house': [
      'You are excluded from the house',
      'Until when is in My account. Your balance is paid at the desk.',
    ],
  },
  offline: (time) => `Disconnected since ${time}`,
  offlineBody: 'What is on the cloth is safe: the table keeps it. You cannot bet until you are back.',
  reconnecting: (attempt) => `Reconnecting, attempt ${attempt}`,
  reconnectingBody: 'The table goes on. You come back to it at the same point.',
  retryNow: 'Retry now',
  drawsStopped: 'Draws are stopped',
  drawsStoppedBody:
    'The house is checking its generator. What is on the cloth stays where it is; nothing is drawn until the generator passes its tests.',
  close: 'Close',
}

interface Both<W> {
  readonly es: W
  readonly en: W
}

/**
 * A page's own words: `const useMine = wordsOf({ es, en })`. Those that name a play of the table may be given again for
 * tables that play rounds instead of spins.
 */
export const wordsOf = <W>(spins: Both<W>, some?: Both<NoInfer<Some<W>>>): (() => W) => {
  const rounds = some ? { es: inPlaceOf(spins.es, some.es), en: inPlaceOf(spins.en, some.en) } : spins
  const byPlay = { spins, rounds, throws: { es: spins.es, en: rounds.en } }
  return () => {
    const both = byPlay[useRounds()]
    return useLanguage().language === 'en' ? both.en : both.es
  }
}

export const useWords = wordsOf({ es, en })
