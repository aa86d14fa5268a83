/** The customary order of the disc; a table may have another. */
export const DISC: readonly string[] =
  '1 2 1 5 2 1 10 40-a 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2 1 5 1 2 1 10 1 40-b 2 5 1 2 1 20 1 2 1 5 1 2 1 10 1 2 1 5 1 2'.split(
    ' ',
  )
