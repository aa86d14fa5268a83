// The number of the ball: typed or touched.

import { useMemo } from 'react'
import { entryValues, singly } from '../../console/entries.js'
import { ResultEntry } from '../../console/ResultEntry.js'
import { EntryPad } from '../../parts/EntryPad.js'
import type { EntryProps } from '../family.js'
import { Pocket } from './Pocket.js'
import { pocketKind } from './pockets.js'
import { useRouletteWords } from './words.js'

/** Numbers as they are looked for: zeros first, then in order. */
const inPadOrder = (pockets: readonly string[]): readonly string[] =>
  pockets.toSorted((a, b) => Number(a) - Number(b) || a.length - b.length)

export const Entry = (props: EntryProps) => {
  const { entry, colour } = useRouletteWords()
  const values = useMemo(() => inPadOrder(entryValues(props.option)), [props.option])
  const isZero = (pocket: string): boolean => pocketKind(pocket) === 'zero'
  return (
    <ResultEntry
      {...props}
      title={entry.title}
      aside={entry.typed}
      values={values}
      digits
      pad={
        <EntryPad
          label={entry.title}
          values={values}
          value={singly(props.draft)}
          layout={values.filter(isZero).length === 2 ? 'two' : undefined}
          look={(pocket) => isZero(pocket) && 'zero'}
          onPick={props.onDraft}
        >
          {(pocket) => <Pocket result={pocket} />}
        </EntryPad>
      }
      figure={(pocket) => <Pocket result={pocket} size="xl" />}
      what={(pocket) => (isZero(pocket) ? pocket : `${pocket} ${colour[pocketKind(pocket)]}`)}
      short={(pocket) => pocket}
    />
  )
}
