// The symbol the disc stopped at: touched.

import { useMemo } from 'react'
import { entryValues, singly } from '../../console/entries.js'
import { ResultEntry } from '../../console/ResultEntry.js'
import { EntryPad } from '../../parts/EntryPad.js'
import type { EntryProps } from '../family.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { useBigSixWords } from './words.js'
import './styles/console.css'

export const Entry = (props: EntryProps) => {
  const w = useBigSixWords()
  const values = useMemo(() => entryValues(props.option), [props.option])
  const shown = (symbol: string): string => symbol.split('-')[0] ?? symbol
  return (
    <ResultEntry
      {...props}
      title={w.entry}
      aside=""
      values={values}
      pad={
        <EntryPad
          label={w.entry}
          values={values}
          value={singly(props.draft)}
          layout="symbols"
          name={(symbol) => w.spot({ id: `value:${symbol}`, kind: 'value', covers: [symbol] })}
          onPick={props.onDraft}
        >
          {(symbol) => <BigSixSymbol result={symbol} />}
        </EntryPad>
      }
      figure={(symbol) => <BigSixSymbol result={symbol} size="xl" />}
      what={shown}
      short={shown}
    />
  )
}
