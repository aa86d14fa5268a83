// What an owner of the database could change, column by column, row by row, and what the audit says of each. A table or a
// column without a line here fails the test: whoever adds one says what holds it, or that nothing does and why not.

/** What is done and what is said of it, or why nothing holds it. `lawless`: foreign keys go first. */
export type Change =
  | { readonly sql: string; readonly says: RegExp; readonly lawless?: true }
  | { readonly unheld: string }

export const said = (sql: string, says: RegExp): Change => ({ sql, says })
export const lawless = (sql: string, says: RegExp): Change => ({ sql, says, lawless: true })
export const unheld = (why: string): Change => ({ unheld: why })

/** An entry of a table that moved somebody's purse, and a set of the desk. */
export const ENTRY = `table_id = 'cartas' and seq = (select min(seq) from log_entry where table_id = 'cartas' and set_id is not null)`
export const DESK = `(select set_id from ledger_chain order by seq desc limit 1)`
export const ANA = `(select id from person where name = 'Ana')`
export const TRANSIENT = unheld('true for seconds, and made anew: no record follows from it')
export const DOOR = unheld('counts who may try a password again; it opens nothing')
export const CLAIM = unheld('holds a person to two tables; who sits where, the logs say')
export const CLOCK = unheld(
  'the time of the house; each entry of a log and of the record has the moment it was made at',
)
export const ASIDE = unheld(
  'a table nobody plays at meanwhile; the record has when and why, and its log is audited all the same',
)

export const OWED = unheld(
  'a restored table that has to begin a new series; whether it did, its log says, and the restore is in the record',
)

export const PLAYED = /^\S+: what player \d+ played on \S+ is not what the log says/
export const SAT = /^\S+: entry \d+ \S+: who sat there is not what the log says/
export const HELD = /^entry \d+ of the record and what holds its player disagree/
export const MISPLACED = /^table \S+ stands among the practice tables of somebody whose it is not/
