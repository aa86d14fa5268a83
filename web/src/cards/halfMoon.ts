// The half-moon table as a drawing of 1400 by 604: seat 1 at the croupier's left, so at the viewer's right.

export const WIDE = { width: 1400, height: 604 }

const CENTRE = { x: 700, y: 24 }
const REACH = { x: 566, y: 428 }
const FROM = 17
const SPAN = 146

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Where the seat is drawn, of so many. */
export const seatAt = (seat: number, seats: number): { x: number; y: number } => {
  const angle = radians(seats === 1 ? 90 : FROM + ((seat - 1) * SPAN) / (seats - 1))
  return { x: CENTRE.x + REACH.x * Math.cos(angle), y: CENTRE.y + REACH.y * Math.sin(angle) }
}

const at = (rx: number, ry: number, degrees: number): string => {
  const angle = radians(degrees)
  return `${(CENTRE.x + rx * Math.cos(angle)).toFixed(1)} ${(CENTRE.y + ry * Math.sin(angle)).toFixed(1)}`
}

/** An arc of the cloth, from left to right so that words on it read. */
export const arc = (rx: number, ry: number, from: number): string =>
  `M${at(rx, ry, 180 - from)}A${rx} ${ry} 0 0 0 ${at(rx, ry, from)}`

/** The edge of the table, or of the cloth inside it. */
export const moon = (rx: number, ry: number): string => {
  const [x, y] = [CENTRE.x, 14]
  return `M${x - rx} ${y}H${x + rx}C${x + rx} ${y + ry * 0.72} ${x + rx * 0.62} ${y + ry} ${x} ${y + ry}S${x - rx} ${y + ry * 0.72} ${x - rx} ${y}Z`
}

/** How far a plate of the phone's arc hangs below its ends, in pixels. */
export const dip = (index: number, seats: number): number => {
  if (seats < 2) return 0
  const place = (index / (seats - 1)) * 2 - 1
  return Math.round(16 * (1 - place * place))
}
