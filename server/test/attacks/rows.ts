// A row of every table, added and taken away by its owner.

import {
  ANA,
  ASIDE,
  type Change,
  CLAIM,
  CLOCK,
  DESK,
  DOOR,
  HELD,
  lawless,
  MISPLACED,
  OWED,
  PLAYED,
  SAT,
  said,
  TRANSIENT,
  unheld,
} from './change.js'

export const ROWS: { readonly [row: string]: Change } = {
  'insert admin_entry': said(
    `insert into admin_entry select seq + 1, at, persons, names, role, act, subject, before, after, why, hash
       from admin_entry order by seq desc limit 1`,
    /^administration: entry \d+: its hash does not follow/,
  ),
  'delete admin_entry': said('delete from admin_entry where seq = 2', /^administration: entry 2 is missing/),
  'insert admin_proposal': said(
    `insert into admin_proposal (at, proposer, act, name, role, why) select at, proposer, act, 'x', role, why from admin_proposal limit 1`,
    /^proposal \d+ is one the record does not know/,
  ),
  'delete admin_proposal': said('delete from admin_proposal', /^proposal \d+ is in the record and not there/),
  'insert checkpoint': said(
    `insert into checkpoint select n + 1, at, said, signature from checkpoint order by n desc limit 1`,
    /^checkpoint \d+ of the house is not as it was made/,
  ),
  'delete checkpoint': said('delete from checkpoint', /^the house has 0 checkpoints, and number \d+ was brought/),
  'insert draw_series': said(
    `insert into draw_series (table_id, n, size, seed, commitment) select 'cartas', 1, 100, sha256('x'), sha256('y')`,
    /^cartas: series 1: its seed does not fit its commitment/,
  ),
  'delete draw_series': said(
    `delete from draw_series where table_id = 'cartas'`,
    /^cartas: entry \d+: series 1 is not kept/,
  ),
  'insert floor_claim': CLAIM,
  'delete floor_claim': CLAIM,
  'insert floor_practice': said(`insert into floor_practice values ('cartas', 1)`, MISPLACED),
  'delete floor_practice': unheld('a practice table that is counted no more; its log and its chips stay'),
  'insert play_day': said(`insert into play_day values (${ANA}, '2020-01-01', 'cartas', 1, 0, 0, 0, 0)`, PLAYED),
  'delete play_day': said(`delete from play_day where table_id = 'cartas'`, PLAYED),
  'insert play_sitting': said(
    `insert into play_sitting values ('cartas', 1, 'seat:9', ${ANA}, clock_timestamp(), true)`,
    SAT,
  ),
  'delete play_sitting': said(`delete from play_sitting where table_id = 'cartas'`, SAT),
  'insert player_exclusion': said(
    `insert into player_exclusion values (1, ${ANA}, 'house', clock_timestamp(), null)`,
    HELD,
  ),
  'delete player_exclusion': said('delete from player_exclusion', HELD),
  'insert player_limit': said(
    `insert into player_limit values (1, ${ANA}, 'loss', 'day', 5, clock_timestamp(), null)`,
    HELD,
  ),
  'delete player_limit': said('delete from player_limit', HELD),
  'insert house_clock': CLOCK,
  'delete house_clock': CLOCK,
  'insert table_aside': ASIDE,
  'delete table_aside': ASIDE,
  'insert series_owed': OWED,
  'delete series_owed': OWED,
  'insert floor_lease': TRANSIENT,
  'delete floor_lease': TRANSIENT,
  'insert floor_presence': TRANSIENT,
  'delete floor_presence': TRANSIENT,
  'insert game_table': said(
    `insert into game_table select 'clandestina', game, config, room, name, mode, robot, owner, rules from game_table where id = 'cartas'`,
    /^table clandestina is one the record does not know/,
  ),
  'delete game_table': lawless(
    `delete from game_table where id = 'cartas'`,
    /^table cartas is in the record and not there/,
  ),
  'insert ledger_account': said(
    `insert into ledger_account (id, class, owner, may_be_negative) values ('private', 'house', 'house', true)`,
    /^ledger: account private belongs to nobody/,
  ),
  'delete ledger_account': said(
    `delete from ledger_account where id = 'wallet:' || ${ANA}`,
    /^ledger: broken account wallet:\d+/,
  ),
  'insert ledger_chain': said(
    `alter table ledger_chain drop constraint ledger_chain_set_id_fkey;
     insert into ledger_chain select seq + 1, 999999, hash from ledger_chain order by seq desc limit 1`,
    /^ledger: set 999999 is in the chain and not there/,
  ),
  'delete ledger_chain': said(
    'delete from ledger_chain where seq = (select max(seq) from ledger_chain)',
    /^ledger: set \d+ is in no chain/,
  ),
  'insert ledger_set': said(
    `insert into ledger_set (kind, accounts, amounts) values ('gift', array['house', 'practice'], array[-5, 5])`,
    /^ledger: set \d+ is in no chain/,
  ),
  'delete ledger_set': lawless(
    `delete from ledger_set where id = ${DESK}`,
    /^ledger: set \d+ is in the chain and not there/,
  ),
  'insert log_entry': said(
    `insert into log_entry select table_id, seq + 1, at, person, role, move, events, draw, hidden, hash, gen_random_uuid()
       from log_entry where table_id = 'cartas' order by seq desc limit 1`,
    /^cartas: table cartas, entry \d+: its hash does not follow/,
  ),
  'delete log_entry': said(
    `delete from log_entry where table_id = 'cartas' and seq = 3`,
    /^cartas: .*expected entry 3/,
  ),
  'insert login_attempt': DOOR,
  'delete login_attempt': DOOR,
  'insert login_device': DOOR,
  'delete login_device': DOOR,
  'insert person': said(
    `insert into person (name, name_key, role) values ('Sombra', 'sombra', 'regulator')`,
    /^person \d+ is a regulator whom nobody made/,
  ),
  'delete person': lawless(
    `delete from person where name = 'Ana'`,
    /^administration: person \d+ has no account any more, and the record does not say so/,
  ),
  'insert robot_player': said(
    `insert into robot_player values (${ANA}, 'cartas', 2)`,
    /^person \d+ is a robot, and logs in/,
  ),
  'delete robot_player': said('delete from robot_player', /^person \d+ is a player whom nobody made/),
  'insert schema_migration': said(
    `insert into schema_migration values (999, 'x', 'x')`,
    /^migration 999 is not the one of this program/,
  ),
  'delete schema_migration': said(
    'delete from schema_migration where number = 60',
    /^migration 060-proof.sql is not applied/,
  ),
  'insert session': said(
    `insert into session select sha256('mine'), id, now(), now() from person where name = 'operador'`,
    /^sessions: person \d+ has a session that nobody opened/,
  ),
  'delete session': unheld('whose session is gone logs in again'),
  'insert session_entry': said(
    `insert into session_entry select seq + 1, sha256('mine'), person, at, hash from session_entry order by seq desc limit 1`,
    /^sessions: entry \d+: its hash does not follow/,
  ),
  'delete session_entry': said('delete from session_entry where seq = 2', /^sessions: entry 2 is missing/),
  'insert signing_key': unheld('there can be one only'),
  'delete signing_key': said('delete from signing_key', /^the house signs with the key null, and was started with /),
  'insert table_head': lawless(
    `insert into table_head select 'nadie', version, head from table_head where table_id = 'cartas'`,
    /^a head of nadie, which is not there/,
  ),
  'delete table_head': said(`delete from table_head where table_id = 'banca'`, /^table banca has no head/),
  'insert table_snapshot': said(
    `insert into table_snapshot values ('gemela', 1, sha256('x'), '{}')`,
    /^gemela: its snapshot is not the table at entry 1/,
  ),
  'delete table_snapshot': unheld('a shortcut only: the log is the table'),
}
