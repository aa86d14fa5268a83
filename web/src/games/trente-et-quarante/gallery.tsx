// What only Treinta y Cuarenta draws, with fixed data. Development only.

import { Outcome } from './Outcome.js'

const RESULTS = ['black-color', 'black-inverse', 'red-color', 'red-inverse', 'tie', 'refait']

export const Gallery = () => (
  <section className="wide felt-bg" data-shot="outcomes">
    {RESULTS.map((result, index) => (
      <Outcome key={result} result={result} latest={index === 0} />
    ))}
  </section>
)
