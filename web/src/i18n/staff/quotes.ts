// The words of the regulation (Catálogo de Juegos, SCJ 2023), verbatim and in Spanish in both languages.

const NULL_SPIN = {
  object: 'Cuando alguna ficha o cualquier otro objeto extraño caiga en el cilindro durante la rotación de la bola.',
  'ball-out':
    'Cuando la bola salte fuera del cilindro o sale del área de la ruleta por efecto del lanzamiento o producto de un rebote.',
  'few-turns': 'Cuando la bolita no ha dado como mínimo tres (3) vueltas antes de que caiga al número.',
  'same-direction': 'Cuando la bolita gira en el mismo sentido de la ruleta.',
  suspended: 'Si la bolita queda suspendida de la ruleta sin caer en cualquiera de los casilleros.',
  mechanical: 'Cuando el disco sufra algún desperfecto mecánico u otro motivo que impida su normal revolución.',
  stopped: 'Cuando por cualquier motivo se detenga el giro del disco.',
}

const BIG_SIX = {
  'few-turns': 'Si el disco o rueda da menos de tres giros, entonces se debe anular la jugada.',
  between: 'Cuando accidentalmente el tope queda entre dos suertes, se debe anular la jugada.',
  breakdown:
    'Si en forma accidental el disco sufriera un desperfecto y la jugada no pudiera finalizar, se debe anular la jugada.',
}

/** What the regulation says of each cause of a void spin. */
export const causeQuote = (game: string, cause: string): string | undefined =>
  ((game === 'big-six' ? BIG_SIX : NULL_SPIN) as Record<string, string | undefined>)[cause]

/** What the regulation says of a move, where a person deciding on it should read it first. */
export const moveQuote: { readonly [move: string]: string } = {
  'late-bet':
    'Las apuestas rechazadas por el croupier, después del “no más apuestas”, no tendrán valor, cualquiera que sea su monto, quedando nulas.',
  'find-bet':
    'En el caso de que un jugador apostase sobre el máximo permitido sin que el croupier se percate de ello desde un principio, y ganase, se le pagará hasta el límite establecido, devolviéndosele la diferencia por sobre el máximo y, si pierde, se le devolverá la diferencia, previo aviso al jefe de sala.',
  authorise:
    'Asimismo, si un jugador juega menos del mínimo permitido, y el croupier no se percata de esto, pagará lo apostado por ese jugador (previo aviso y autorización del jefe de sala).',
  correct: 'Las irregularidades en el juego deben ser corregidas en forma inmediata por el croupier.',
  dispute:
    'En caso de cualquier discrepancia en la interpretación correcta de las reglas del juego, se debe consultar al jefe de mesa o al jefe de sección o quien cumple sus funciones.',
  appeal:
    'Finalmente, se pueden revisar la(s) jugada(s) grabada(s) por el Sistema de Circuito Cerrado de Televisión (CCTV).',
  'exchange-tips':
    'Cuando el personal reciba como propina fichas de color, el cambio por fichas de dinero debe efectuarse sólo una vez que se hayan pagado los premios asociados al número ganador y antes de que el croupier lance nuevamente la bolita.',
  hold: '…reteniendo el pago de las apuestas ganadoras por un lapso de tiempo que permita corroborar la jugada […], que no podrá exceder de 30 minutos.',
  warn: '…puede significar que sea llamada su atención por el croupier o el jefe de mesa y, si reincide, la exclusión de él, desde el próximo pase y por el período que el casino determine…',
}
