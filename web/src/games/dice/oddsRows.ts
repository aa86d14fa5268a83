// Rows of the odds of craps that are more than one box of the cloth: a bet that has travelled to its number, and a line with
// what is put behind it.

const TRAVELLED = { '4': ['4', '10'], '5': ['5', '9'], '6': ['6', '8'] } as const
const MULTIPLES = [1, 2, 3, 5, 10]

interface Told {
  readonly come: string
  readonly dontCome: string
  readonly on: (one: string, other: string) => string
  readonly passLine: string
  readonly dontPass: string
  readonly times: (multiple: number) => string
}

const rows = ({ come, dontCome, on, passLine, dontPass, times }: Told): { readonly [bet: string]: string } =>
  Object.fromEntries([
    ...Object.entries(TRAVELLED).flatMap(([number, [one, other]]) => [
      [`come:${number}`, `${come} ${on(one, other)}`],
      [`dont-come:${number}`, `${dontCome} ${on(one, other)}`],
    ]),
    ...MULTIPLES.flatMap((multiple) => [
      [`pass-line+odds:${multiple}`, `${passLine} ${times(multiple)}`],
      [`dont-pass+odds:${multiple}`, `${dontPass} ${times(multiple)}`],
    ]),
  ])

export const rowsEs = rows({
  come: 'Por venir',
  dontCome: 'Contra el por venir',
  on: (one, other) => `ya en el ${one} o el ${other}`,
  passLine: 'Línea de pase',
  dontPass: 'Línea de no pase',
  times: (multiple) => `con gabela de ${multiple} ${multiple === 1 ? 'vez' : 'veces'}`,
})

export const rowsEn = rows({
  come: 'Come',
  dontCome: 'Don’t come',
  on: (one, other) => `once on ${one} or ${other}`,
  passLine: 'Pass line',
  dontPass: 'Don’t pass',
  times: (multiple) => `with ${multiple === 1 ? 'single' : `${multiple}-times`} odds`,
})
