// Where the wheel and the ball are, and how they come to rest in a pocket that is already decided.

export type Turning = 'clockwise' | 'counter-clockwise'

/** Angles in degrees, clockwise from the top. */
export interface Angles {
  readonly rotor: number
  readonly ball: number
}

const sign = (turning: Turning): number => (turning === 'clockwise' ? 1 : -1)

/** Degrees a second while the ball is in play: the ball runs against the wheel. */
export const SPEED = { rotor: 50, ball: 260 } as const

export const running = (from: Angles, turning: Turning, seconds: number): Angles => ({
  rotor: from.rotor + sign(turning) * SPEED.rotor * seconds,
  ball: from.ball - sign(turning) * SPEED.ball * seconds,
})

const mod = (angle: number): number => ((angle % 360) + 360) % 360

export const pocketAngle = (index: number, count: number): number => (index * 360) / count

/** The ball at rest: it turns with the wheel, in its pocket. */
export const resting = (rotor: number, index: number, count: number): Angles => ({
  rotor,
  ball: rotor + pocketAngle(index, count),
})

/**
 * From where they are to the pocket: the wheel goes on slowing for `seconds`, the ball runs on against it for at
 * least `turns` turns and meets the pocket when both stop.
 */
export const fall = (
  from: Angles,
  turning: Turning,
  index: number,
  count: number,
  seconds: number,
  turns = 2,
): Angles => {
  const rotor = from.rotor + (sign(turning) * SPEED.rotor * seconds) / 2
  const target = rotor + pocketAngle(index, count)
  const ahead = turning === 'clockwise' ? mod(from.ball - target) : mod(target - from.ball)
  return { rotor, ball: from.ball - sign(turning) * (ahead + turns * 360) }
}

/** The disc of Big Six comes to rest with the middle of a place under the stopper. */
export const discRest = (from: number, turning: Turning, place: number, count: number, turns = 3): number => {
  const target = -pocketAngle(place, count)
  const ahead = turning === 'clockwise' ? mod(target - from) : mod(from - target)
  return from + sign(turning) * (ahead + turns * 360)
}

/** Chance names a symbol; of its places the disc shows one, chosen by the round so that everybody sees the same. */
export const placeOf = (disc: readonly string[], symbol: string, round: number): number => {
  const places = disc.flatMap((each, index) => (each === symbol ? [index] : []))
  return places.length ? (places[round % places.length] as number) : -1
}
