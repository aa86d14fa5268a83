// A refusal in words for who plays: the fact, then the consequence. What no line here knows is told by the fact alone.

import type { Fault } from '../../app/types.js'
import { wordsOf } from '../../app/words.js'
import type { FamilyWords, Telling } from '../../games/family.js'
import { useFamilyWords } from '../../games/loaded.js'
import { money } from '../../i18n/format.js'
import { refusalsEn } from '../../i18n/refusals/en.js'
import { refusalsEs } from '../../i18n/refusals/es.js'

const amount = (value: unknown): string => (typeof value === 'number' ? money(value) : '')

const es: { readonly [code: string]: Telling } = {
  'betting-closed': () => ['Esta apuesta llegó tarde', 'Ya se anunció «No más apuestas». Tus fichas siguen contigo.'],
  'table-not-open': () => ['La mesa no está abierta', 'Nadie puede apostar en ella ahora.'],
  'not-present': () => ['No estás en tu puesto', 'Vuelve a él para apostar.'],
  'no-such-bet': () => ['Esa apuesta no existe en este paño'],
  misfit: ({ atLeast, atMost }) => [
    atMost === 0
      ? 'Aquí todavía no va nada'
      : atLeast === atMost
        ? `Aquí va exactamente ${amount(atMost)}`
        : atLeast
          ? `Aquí va entre ${amount(atLeast)} y ${amount(atMost)}`
          : `Aquí van hasta ${amount(atMost)}`,
    'La ficha sigue contigo.',
  ],
  'under-minimum': ({ min, stake }) => [
    `El mínimo aquí es ${amount(min)}`,
    `Con ${amount(stake)} no alcanza. Nada cambió.`,
  ],
  'over-maximum': ({ max }) => [`El máximo aquí es ${amount(max)}`, 'La ficha sigue contigo.'],
  'over-player-maximum': ({ max }) => [`Un jugador puede tener hasta ${amount(max)} en el paño`],
  'over-table-maximum': ({ max }) => [`La mesa admite hasta ${amount(max)} en total`],
  'not-enough-chips': ({ have }) => [`Tienes ${amount(have)} en fichas`, 'No alcanza para esto. Puedes comprar más.'],
  'not-whole-chips': ({ step }) => [`Se juega en múltiplos de ${amount(step)}`, 'Nada cambió.'],
  'no-bet-there': () => ['Ahí no tienes apuesta'],
  'more-than-staked': ({ stake }) => [`Ahí tienes ${amount(stake)}`],
  'seat-taken': () => ['Ese puesto se acaba de ocupar', 'Elige otro.'],
  'seat-blocked': () => ['Ese puesto está bloqueado'],
  'player-already-seated': () => ['Ya tienes un puesto en esta mesa'],
  'player-excluded': () => ['No puedes jugar en esta mesa', 'La exclusión sigue vigente.'],
  'table-full': () => ['No queda puesto libre en esta mesa'],
  'not-seated': () => ['No tienes puesto en esta mesa'],
  'seated-elsewhere': () => ['Ya juegas en dos mesas', 'Deja un puesto para tomar este.'],
  'wallet-short': ({ have }) => [`En tu billetera hay ${amount(have)}`, 'No alcanza para esto. Nada cambió.'],
  'older-rule-set': () => [
    'Esta mesa está cerrada: cambió el reglamento con que se abrió',
    'Las fichas y apuestas que había en ella volvieron a las billeteras.',
  ],
  'excluded-from-house': ({ until }) => [
    'Estás excluido de la casa',
    typeof until === 'string'
      ? `Hasta el ${new Date(until).toLocaleDateString('es-CL', { dateStyle: 'long' })}. Tu saldo se paga en caja.`
      : 'Tu saldo se paga en caja.',
  ],
  'loss-limit': ({ limit }) => [`Pasa tu límite de pérdida, ${amount(limit)}`, 'Nada cambió. Está en Mi cuenta.'],
  'stake-limit': ({ limit }) => [`Pasa tu límite de apuesta, ${amount(limit)}`, 'Nada cambió. Está en Mi cuenta.'],
  'time-limit': () => ['Se cumplió tu límite de tiempo', 'No hay apuestas nuevas; lo que está en el paño se juega.'],
  'stack-too-large': () => ['Son demasiadas fichas para un puesto'],
  'too-many-requests': () => ['Vas muy rápido', 'Espera un momento y sigue.'],
  unreachable: () => ['No hubo respuesta de la mesa', 'Si tu apuesta o decisión llegó, se hizo una sola vez.'],
  'no-database': () => ['La casa espera a su base de datos', 'No se hizo nada. Prueba de nuevo en un momento.'],
  'fate-unknown': () => ['La casa aún no sabe si quedó hecho', 'Si lo está, se hizo una sola vez: mira el paño.'],
  'table-set-aside': () => [
    'Esta mesa está apartada por una falla',
    'Tus fichas y apuestas siguen anotadas a tu nombre.',
  ],
}

const en: { readonly [code: string]: Telling } = {
  'betting-closed': () => ['This bet came late', '«No más apuestas» was already said. Your chips stay with you.'],
  'table-not-open': () => ['The table is not open', 'Nobody can bet at it now.'],
  'not-present': () => ['You are away from your seat', 'Come back to it to bet.'],
  'no-such-bet': () => ['This cloth has no such bet'],
  misfit: ({ atLeast, atMost }) => [
    atMost === 0
      ? 'Nothing goes here yet'
      : atLeast === atMost
        ? `Exactly ${amount(atMost)} goes here`
        : atLeast
          ? `Between ${amount(atLeast)} and ${amount(atMost)} goes here`
          : `Up to ${amount(atMost)} goes here`,
    'The chip stays with you.',
  ],
  'under-minimum': ({ min, stake }) => [
    `The minimum here is ${amount(min)}`,
    `${amount(stake)} is too little. Nothing changed.`,
  ],
  'over-maximum': ({ max }) => [`The maximum here is ${amount(max)}`, 'The chip stays with you.'],
  'over-player-maximum': ({ max }) => [`A player may have up to ${amount(max)} on the cloth`],
  'over-table-maximum': ({ max }) => [`The table takes up to ${amount(max)} in all`],
  'not-enough-chips': ({ have }) => [`You have ${amount(have)} in chips`, 'Not enough for this. You can buy more.'],
  'not-whole-chips': ({ step }) => [`Stakes are multiples of ${amount(step)}`, 'Nothing changed.'],
  'no-bet-there': () => ['You have no bet there'],
  'more-than-staked': ({ stake }) => [`You have ${amount(stake)} there`],
  'seat-taken': () => ['That seat was just taken', 'Choose another.'],
  'seat-blocked': () => ['That seat is blocked'],
  'player-already-seated': () => ['You already have a seat at this table'],
  'player-excluded': () => ['You cannot play at this table', 'The exclusion still stands.'],
  'table-full': () => ['No free seat at this table'],
  'not-seated': () => ['You have no seat at this table'],
  'seated-elsewhere': () => ['You already play at two tables', 'Leave a seat to take this one.'],
  'wallet-short': ({ have }) => [`Your wallet holds ${amount(have)}`, 'Not enough for this. Nothing changed.'],
  'older-rule-set': () => [
    'This table is closed: the rule set it was opened under has changed',
    'The chips and bets that were at it went back to the wallets.',
  ],
  'excluded-from-house': ({ until }) => [
    'You are excluded from the house',
    typeof until === 'string'
      ? `Until ${new Date(until).toLocaleDateString('en-GB', { dateStyle: 'long' })}. Your balance is paid at the desk.`
      : 'Your balance is paid at the desk.',
  ],
  'loss-limit': ({ limit }) => [`Over your loss limit, ${amount(limit)}`, 'Nothing changed. It is in My account.'],
  'stake-limit': ({ limit }) => [`Over your stake limit, ${amount(limit)}`, 'Nothing changed. It is in My account.'],
  'time-limit': () => ['Your time limit is reached', 'No new bets; what is on the cloth plays out.'],
  'stack-too-large': () => ['Too many chips for one seat'],
  'too-many-requests': () => ['You are going too fast', 'Wait a moment and go on.'],
  unreachable: () => ['The table did not answer', 'If your bet or decision arrived, it was made once.'],
  'no-database': () => ['The house is waiting for its database', 'Nothing was done. Try again in a moment.'],
  'fate-unknown': () => [
    'The house does not know yet whether it was done',
    'If it was, it was done once: look at the cloth.',
  ],
  'table-set-aside': () => [
    'This table is set aside because of a fault',
    'Your chips and bets are written down in your name.',
  ],
}

const FACTS = { es: refusalsEs, en: refusalsEn }
const OTHER = { es: 'La mesa no lo aceptó', en: 'The table did not accept it' }
const UNCHANGED = { es: 'Nada cambió.', en: 'Nothing changed.' }
const WAITS = 'waits-for-you'
const CODE = { es: 'Código', en: 'Code' }

export const tell = (
  fault: Fault,
  language: 'es' | 'en',
  family: Pick<FamilyWords, 'refused' | 'refusals'>,
): { fact: string; consequence: string } => {
  // A practice table that cannot go on without its player says what the table lacks.
  const because = fault.code === WAITS && fault.params?.because
  if (typeof because === 'string') return tell({ ...fault, code: because }, language, family)
  const telling = family.refused?.[fault.code] ?? (language === 'es' ? es : en)[fault.code]
  const fact = family.refusals[fault.code] ?? FACTS[language][fault.code]
  if (!telling && fact) return { fact, consequence: UNCHANGED[language] }
  if (!telling) return { fact: OTHER[language], consequence: `${UNCHANGED[language]} ${CODE[language]} ${fault.code}.` }
  const [told, consequence = UNCHANGED[language]] = telling(fault.params ?? {})
  return { fact: told, consequence }
}

const useTelling = wordsOf<'es' | 'en'>({ es: 'es', en: 'en' })

export const useRefusalWords = (): ((fault: Fault) => { fact: string; consequence: string }) => {
  const language = useTelling()
  const family = useFamilyWords()
  return (fault) => tell(fault, language, family)
}
