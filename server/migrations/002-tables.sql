-- A table is a single-writer log. Its description never changes; its head is a row of its own, narrow, because every
-- command updates it.

create table game_table (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  game text not null,
  config jsonb not null,
  room text not null,
  name text not null,
  mode text not null check (mode in ('digital', 'live', 'practice')),
  robot jsonb,
  owner bigint,
  -- The rule set it was opened under; the hash its log begins with covers it, and the mode.
  rules text not null check (rules ~ '^[a-z0-9][a-z0-9.-]{0,62}$'),
  -- It hangs on a wall: anybody may see what the public sees of it, without a session.
  display boolean not null default false,
  created_at timestamptz not null default now()
);

create table table_head (
  table_id text primary key references game_table,
  version integer not null,
  head bytea not null,
  -- Stakes of an open round that are not in the sums of their players yet (080): { "<person> <day>": amount }.
  staked jsonb
) with (fillfactor = 30);

create table log_entry (
  table_id text not null,
  seq integer not null,
  at timestamptz not null,
  person bigint,
  role text not null,
  move jsonb not null,
  events jsonb not null,
  draw jsonb,
  -- Of a move or an event that hides something: its fields and the salt under which the hash covers it.
  hidden jsonb,
  hash bytea not null,
  key uuid not null,
  primary key (table_id, seq),
  constraint log_entry_key unique (table_id, key)
);
create index log_entry_at on log_entry using brin (at);

create trigger log_entry_kept before update or delete on log_entry
  for each statement execute function tapete_refuse();
create trigger log_entry_not_truncated before truncate on log_entry
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on log_entry from public;

-- Only a shortcut for loading: the log is the table. As json, not jsonb, which would reorder what a game put in order.
create table table_snapshot (
  table_id text primary key references game_table,
  version integer not null,
  hash bytea not null,
  state json not null,
  -- Where the table stands in its series of results; null before the first.
  cursor json
);

-- Units become durable: one round trip, one transaction. A unit is what is written whole or not at all: one entry of one
-- log, several that belong together, or entries of several logs (a pot and its table). For each the heads move on, the
-- entries are written, the money is posted. Answers the tables written; the units of the others lost a race, a log of
-- theirs is no longer at the version expected. A key used before, or an account without the money, raises and so
-- undoes everything.
--
-- p_logs: [{ u: unit, t: table, v: version expected, p: hash there, n: entries, h: hash after them }], at most one for
-- each table. p_entries: [{ t: table, s: seq, k: key, at, person, role, move, events, draw, hidden, h: hash, n: ledger
-- lines, staked, corrected }]. The ledger lines of all of them follow side by side: table, seq, line, account, amount. p_linked says that
-- some unit has several logs. p_open: [{ id, class, owner, negative }], accounts that may be new; p_lock: those to lock
-- first, so that a wallet's sets are numbered in the order in which its balance moved. Heads before accounts, each in
-- their order: no two calls lock each other out.
--
-- What the entries were to their players is added up in the same transaction (080): p_plays, [{ t: table, s: seq, p: person, at,
-- day, seat, sat, own, bought, cashed, chips, cloth, staked }]. A stake put down or taken back is noted in the head that moves on
-- anyway (p_logs: w: whose, and the day; a: how much), until something else happens to the players of the table: p_summed lists the
-- tables where it does. p_seated says that somebody sat down or got up. Whoever took a seat, bought or staked of their own
-- accord (p_own) and may not raises too. Who has neither limit nor exclusion is not asked about.
--
-- The plans are made once for each connection: made anew for every call, as PostgreSQL would, they cost more than the writing.
create function tapete_append(
  p_logs jsonb, p_entries jsonb, p_tables text[], p_seqs integer[], p_lines smallint[], p_accounts text[],
  p_amounts bigint[], p_linked boolean, p_open jsonb, p_lock text[], p_own bigint[], p_plays jsonb, p_summed text[],
  p_seated boolean, p_starts jsonb
) returns text[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  lost integer[] := '{}';
  won text[];
  held bigint[];
begin
  if jsonb_array_length(p_logs) > 1 then
    perform from table_head h
      where h.table_id in (select l ->> 't' from jsonb_array_elements(p_logs) l)
      order by h.table_id for no key update;
  end if;
  if p_linked then
    select coalesce(array_agg(l.u), '{}') into lost
      from jsonb_to_recordset(p_logs) as l (u integer, t text, v integer, p text)
      where not exists (
        select from table_head h where h.table_id = l.t and h.version = l.v and h.head = decode(l.p, 'hex'));
  end if;
  with moved as (
    update table_head h set version = l.v + l.n, head = decode(l.h, 'hex'),
        staked = case when l.w is null then h.staked
          else coalesce(h.staked, '{}') || jsonb_build_object(l.w, coalesce((h.staked ->> l.w)::bigint, 0) + l.a) end
      from jsonb_to_recordset(p_logs) as l (u integer, t text, v integer, p text, n integer, h text, w text, a bigint)
      where h.table_id = l.t and h.version = l.v and h.head = decode(l.p, 'hex') and l.u <> all (lost)
      returning h.table_id
  ) select array_agg(table_id) into won from moved;
  if won is null then
    return '{}';
  end if;
  if p_open is not null then
    insert into ledger_account (id, class, owner, may_be_negative)
      select o.id, o.class, o.owner, o.negative
        from jsonb_to_recordset(p_open) as o (id text, class text, owner text, negative boolean)
        order by 1 on conflict do nothing;
  end if;
  if p_lock is not null then
    perform from ledger_account a where a.id = any (p_lock) order by a.id for no key update;
  end if;
  with entry as materialized (
    select e.*
      from jsonb_to_recordset(p_entries) as e (t text, s integer, h text, k uuid, at timestamptz, person bigint,
        role text, move jsonb, events jsonb, draw jsonb, hidden jsonb, n smallint, staked bigint, corrected bigint)
      where e.t = any (won)
  ), logged as (
    insert into log_entry (table_id, seq, at, person, role, move, events, draw, hidden, hash, key)
      select t, s, at, person, role, move, events, draw, hidden, decode(h, 'hex'), k from entry
  ), posted as (
    insert into ledger_set (kind, lines, at, person, table_id, seq, staked, corrected)
      select 'table', n, at, person, t, s, staked, corrected from entry where n > 0
      returning id, table_id, seq
  ) insert into ledger_entry (set_id, line, account, amount)
      select posted.id, l.line, l.account, l.amount
        from unnest(p_tables, p_seqs, p_lines, p_accounts, p_amounts) as l (table_id, seq, line, account, amount)
        join posted on posted.table_id = l.table_id and posted.seq = l.seq;
  if p_summed is not null then
    perform play_added(p_plays, p_summed, won);
  end if;
  if p_seated then
    insert into play_sitting (table_id, seq, seat, person, at, sat)
      select p.t, p.s, p.seat, p.p, p.at, p.sat
        from jsonb_to_recordset(p_plays) as p (t text, s integer, p bigint, at timestamptz, seat text, sat boolean)
        where p.sat is not null and p.t = any (won);
  end if;
  if p_own is not null then
    select array_agg(distinct p.person order by p.person) into held from unnest(p_own) as p (person)
      where exists (select from player_limit l where l.person = p.person)
         or exists (select from player_exclusion e where e.person = p.person);
    if held is not null then
      perform play_held(held, p_plays, won, p_starts);
    end if;
  end if;
  return won;
end $$;
