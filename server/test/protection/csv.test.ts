import { describe, expect, it } from 'vitest'
import { csvOf } from '../../src/protection/csv.js'
import type { YearLine } from '../../src/protection/playing.js'
import { houseDay, periodStarts } from '../../src/tables/days.js'

const line = (name: string | null, net: number): YearLine => ({
  ...{ day: '2026-03-01', kind: name === null ? 'desk' : 'table', table: name && 't', name },
  ...{ deposited: 0, withdrawn: 0, bought: 5, cashed: 5 + net, staked: 9, net },
})

describe('the file of a year', () => {
  it('keeps names as text, whatever a spreadsheet would make of them', async () => {
    const pages = async function* () {
      yield [line('=HYPERLINK("http://x")', -3)]
      yield [line('Mesa, la 2', 4), line(null, 0)]
    }
    const parts: string[] = []
    for await (const part of csvOf(pages(), 'en')) parts.push(part)
    expect(parts).toHaveLength(3)
    expect(parts.join('').slice(1).split('\r\n')).toEqual([
      'date,kind,table,deposited,withdrawn,bought,cashed out,staked,result',
      `2026-03-01,play,"'=HYPERLINK(""http://x"")",0,0,5,2,9,-3`,
      '2026-03-01,play,"Mesa, la 2",0,0,5,9,9,4',
      '2026-03-01,desk,,0,0,5,5,9,0',
      '',
    ])
  })
})

describe('periods of the house', () => {
  it('begin at midnight, on Monday and on the first, by its own clock', () => {
    const sunday = new Date(2026, 10, 1, 23, 30)
    const dates = ({ day, week, month }: ReturnType<typeof periodStarts>) => [day.date, week.date, month.date]
    expect(dates(periodStarts(sunday))).toEqual(['2026-11-01', '2026-10-26', '2026-11-01'])
    expect(dates(periodStarts(new Date(2026, 10, 2)))).toEqual(['2026-11-02', '2026-11-02', '2026-11-01'])
    expect(periodStarts(sunday).day.at).toBe(new Date(2026, 10, 1).toISOString())
    expect(houseDay(new Date(2026, 0, 9, 12))).toBe('2026-01-09')
  })
})
