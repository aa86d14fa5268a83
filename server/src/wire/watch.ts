// What the house watches of itself.

import { type Static, Type } from 'typebox'
import { answers } from './route.js'
import { Count, exactly, Hash, Instant, Json, listOf, Nothing, optional, orNull, TableId, Text, Why } from './shapes.js'

const tags = ['watch']

const found = { ok: Type.Boolean(), digest: Hash, expected: orNull(Hash) }
const apart = { changed: listOf(Text), missing: listOf(Text), added: listOf(Text) }

export const ProgramChecked = exactly(
  { ...found, ...apart, files: Count, dependencies: Count },
  { title: 'ProgramChecked', description: 'What runs, held against what was built.' },
)
export type ProgramChecked = Static<typeof ProgramChecked>

export const ProgramNoted = exactly(
  { seq: Count, at: Instant, act: Text, node: Text, ...found },
  { title: 'ProgramNoted', description: 'An earlier result, as it stands in the record of administration.' },
)
export type ProgramNoted = Static<typeof ProgramNoted>

export const SourceFault = exactly(
  { test: Text, samples: Text, count: Count, cutoff: Count },
  { title: 'SourceFault', description: 'Which test of the source failed, on what, and from how many on it does.' },
)
export type SourceFault = Static<typeof SourceFault>

export const GeneratorStop = exactly(
  { since: orNull(Instant), fault: SourceFault, node: Text },
  { title: 'GeneratorStop' },
)
export type GeneratorStop = Static<typeof GeneratorStop>

export const GeneratorState = exactly(
  {
    drawing: Type.Boolean(),
    stop: orNull(GeneratorStop),
    tests: listOf(
      exactly({
        samples: Text,
        entropy: Type.Number({ description: 'Bits of min-entropy a sample is said to have.' }),
        window: Count,
        repetition: Type.Integer({ description: 'So many equal samples in a row fail.' }),
        proportion: Type.Integer({ description: 'So many samples of a window equal to its first fail.' }),
      }),
    ),
    falsePositive: Type.Number({ description: 'How often one test fails a good source.' }),
  },
  { title: 'GeneratorState' },
)
export type GeneratorState = Static<typeof GeneratorState>

const Look = exactly(
  {
    look: Count,
    results: Count,
    level: Type.Number({
      description: 'Below it a test has found something; what all looks spend adds up to 1 in 1,000.',
    }),
    tests: listOf(exactly({ test: Text, statistic: Type.Number(), freedom: Count, p: Type.Number() })),
    biased: Type.Boolean(),
  },
  { title: 'Look' },
)

export const DeviceReport = exactly(
  {
    table: Text,
    name: Text,
    game: Text,
    results: Count,
    missing: Type.Integer({ description: 'Results until the next look.' }),
    counts: listOf(exactly({ outcome: Text, places: Count, count: Count })),
    looks: listOf(Look),
  },
  { title: 'DeviceReport', description: 'What the wheel of a live table has shown.' },
)
export type DeviceReport = Static<typeof DeviceReport>

export const BackupState = exactly(
  {
    folder: Text,
    keep: exactly({ daily: Count, weekly: Count }),
    made: orNull(exactly({ at: Instant, name: Text, bytes: Count })),
    failed: orNull(exactly({ at: Instant, why: Text })),
  },
  { title: 'BackupState' },
)
export type BackupState = Static<typeof BackupState>

export const WatchNotice = exactly(
  { seq: Count, at: Instant, act: Text, subject: Text, about: orNull(Json) },
  { title: 'WatchNotice', description: 'What the house found by itself.' },
)
export type WatchNotice = Static<typeof WatchNotice>

const Wrong = exactly({ code: Text, cite: Text, params: Json })

export const watchRoutes = {
  'GET /api/watch/program': {
    tags,
    querystring: Nothing,
    response: answers(exactly({ now: orNull(ProgramChecked), version: Text, noted: listOf(ProgramNoted) })),
  },
  'POST /api/watch/program': {
    tags,
    description: 'Reads every file again, and notes what came of it.',
    body: Nothing,
    response: answers(exactly({ now: orNull(ProgramChecked) })),
  },
  'GET /api/watch/generator': { tags, querystring: Nothing, response: answers(GeneratorState) },
  'POST /api/watch/generator': {
    tags,
    description: 'Tests the source from the beginning, and draws again where it passes.',
    body: exactly({ why: Why }),
    response: answers(GeneratorState),
  },
  'GET /api/watch/devices': {
    tags,
    querystring: Nothing,
    response: answers(exactly({ devices: listOf(DeviceReport), every: Count })),
  },
  'GET /api/watch/backups': {
    tags,
    querystring: Nothing,
    response: answers(exactly({ backups: orNull(BackupState) })),
  },
  'GET /api/watch/notices': {
    tags,
    querystring: Nothing,
    response: answers(exactly({ notices: listOf(WatchNotice) })),
  },
  'POST /api/tables/:id/readings': {
    tags,
    description: 'What was seen or measured of a throw at a live table. What is wrong of it is told to the pit.',
    params: exactly({ id: TableId }),
    body: exactly({
      reading: Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.String({ maxLength: 40 }), Type.Integer()]),
        { maxProperties: 10 },
      ),
      why: optional(Why),
    }),
    response: answers(exactly({ wrong: listOf(Wrong) })),
  },
}
