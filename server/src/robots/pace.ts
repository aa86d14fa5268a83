/** Milliseconds between what a robot croupier does. */
export interface Pace {
  /** From «hagan su juego» to the throw. */
  readonly spin: number
  /** From «hagan su juego» to «no más apuestas». */
  readonly close: number
  /** From «no más apuestas» to the result. */
  readonly result: number
  /** Between collecting, approving, paying and checking. */
  readonly step: number
  /** From the end of a round to the next. */
  readonly between: number
  /** Before a called bet is placed, the room head told, a cleared payment made. */
  readonly errand: number
}
