const PULSE_MILLISECONDS = 200

/** Lets a pulse through now and then: often enough for people, seldom enough to cost nothing. */
export const seldom = (tell: (done: number) => void): ((done: number) => void) => {
  let last = performance.now()
  return (done) => {
    const now = performance.now()
    if (now - last < PULSE_MILLISECONDS) return
    last = now
    tell(done)
  }
}
