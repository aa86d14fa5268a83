/** Said on the window when the API answers that the console is locked. */
export const LOCKED = 'tapete:locked'
