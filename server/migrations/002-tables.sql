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
  -- The money it moved, as a set of the ledger (001); null where it moved none.
  accounts set_accounts,
  amounts set_amounts,
  -- What players put at stake by it, less what came back to them undecided.
  staked bigint not null default 0,
  -- What players were given by it to put a settled round right; below zero what was taken from them.
  corrected bigint not null default 0,
  -- Its number among the sets of the ledger, where it moved somebody's purse: these have statements.
  set_id bigint,
  primary key (table_id, seq),
  constraint log_entry_key unique (table_id, key)
);
create index log_entry_at on log_entry using brin (at);
create index log_entry_accounts on log_entry using gin ((accounts::text[])) where set_id is not null;

create trigger log_entry_applied after insert on log_entry
  referencing new table as fresh for each statement execute function ledger_apply();

create trigger log_entry_kept before update or delete on log_entry
  for each statement execute function tapete_refuse();
create trigger log_entry_not_truncated before truncate on log_entry
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on log_entry from public;

-- Every line of the ledger, of whatever set.
create view ledger_line as
  select s.id as set_id, s.at, s.kind::text, s.key::text, s.person, s.memo, s.corrects, null::text as table_id, null::integer as seq,
         l.line, l.account, l.amount
    from ledger_set s, unnest(s.accounts, s.amounts) with ordinality as l (account, amount, line)
  union all
  select e.set_id, e.at, 'table', null, e.person, null, null, e.table_id, e.seq, l.line, l.account, l.amount
    from log_entry e, unnest(e.accounts, e.amounts) with ordinality as l (account, amount, line);

-- The lines of one purse, or of the house, which only the desk moves.
create function ledger_lines(p_account text) returns setof ledger_line language sql stable as $$
  select s.id, s.at, s.kind::text, s.key::text, s.person, s.memo, s.corrects, null::text, null::integer, l.line, l.account, l.amount
    from ledger_set s, unnest(s.accounts, s.amounts) with ordinality as l (account, amount, line)
   where s.accounts::text[] @> array[p_account] and l.account = p_account
  union all
  select e.set_id, e.at, 'table', null, e.person, null, null, e.table_id, e.seq, l.line, l.account, l.amount
    from log_entry e, unnest(e.accounts, e.amounts) with ordinality as l (account, amount, line)
   where e.set_id is not null and e.accounts::text[] @> array[p_account] and l.account = p_account
$$;

-- Only a shortcut for loading: the log is the table. As json, not jsonb, which would reorder what a game put in order.
create table table_snapshot (
  table_id text primary key references game_table,
  version integer not null,
  hash bytea not null,
  state json not null,
  -- Where the table stands in its series of results; null before the first.
  cursor json,
  -- Stakes that lie since another day, which are those of that day; null where only practised.
  lying json
);

-- Units become durable: one round trip, one transaction. A unit is what is written whole or not at all: one entry of one
-- log, several that belong together, or entries of several logs (a pot and its table). For each the heads move on, the
-- entries are written, the money is posted. Answers the tables written, or null where all were; the units of the others lost a
-- race, a log of theirs is no longer at the version expected. A key used before, or an account without the money, raises and so
-- undoes everything.
--
-- The logs side by side, in the order of their names and at most once each: table, version expected, hash there, version and
-- hash after the entries; p_units says to which unit each belongs, null where every one is a unit of its own. p_entries: [{ t: table,
-- s: seq, k: key, at, person, role, move, events, draw, hidden, h: hash, accounts, amounts: its money, staked, corrected, purse:
-- whether it moves one }]. p_open: [{ id, class, owner, negative }], accounts that may be new; p_lock: those to lock first, so that a
-- wallet's sets are numbered in the order in which its balance moved. Heads before accounts, each in their order: no two calls
-- lock each other out. The settings keep the heads to it, whatever the planner believes about the size of the tables.
--
-- What the entries were to their players is added up in the same transaction (080): p_plays, [{ t: table, s: seq, p: person, at,
-- day, seat, sat, own, bought, cashed, chips, cloth, staked }]. A stake put down or taken back is noted in the head that moves on
-- anyway (p_whose: whose, and the day; p_stakes: how much), until something else happens to the players of the table: p_summed
-- lists the tables where it does. p_seated says that somebody sat down or got up. Whoever took a seat, bought or staked of their
-- own accord (p_own) and may not raises too. Who has neither limit nor exclusion is not asked about: for most, p_plays and
-- p_starts are never read, and so not parsed.
--
-- The plans are made once for each connection: made anew for every call, as PostgreSQL would, they cost more than the writing.
create function tapete_append(
  p_tables text[], p_versions integer[], p_hashes bytea[], p_nexts integer[], p_heads bytea[], p_whose text[],
  p_stakes bigint[], p_units integer[], p_entries jsonb, p_open jsonb, p_lock text[], p_own bigint[], p_plays text,
  p_summed text[], p_seated boolean, p_starts text
) returns text[] language plpgsql set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  lost integer[];
  moved integer;
  won text[];
  held bigint[];
begin
  if p_units is not null then
    perform from table_head h where h.table_id = any (p_tables) order by h.table_id collate "C" for no key update;
    select array_agg(l.u) into lost from unnest(p_units, p_tables, p_versions, p_hashes) as l (u, t, v, p)
      where not exists (select from table_head h where h.table_id = l.t and h.version = l.v and h.head = l.p);
    -- No log is at such a version: where one of a unit is behind, none of it moves.
    select array_agg(case when l.u = any (lost) then -1 else l.v end order by l.o) into p_versions
      from unnest(p_units, p_versions) with ordinality as l (u, v, o);
  end if;
  update table_head h set version = p_nexts[l], head = p_heads[l],
      staked = case when p_whose[l] is null then h.staked
        else coalesce(h.staked, '{}')
          || jsonb_build_object(p_whose[l], coalesce((h.staked ->> p_whose[l])::bigint, 0) + p_stakes[l]) end
    from generate_series(1, cardinality(p_tables)) l
    where h.table_id = p_tables[l] and h.version = p_versions[l] and h.head = p_hashes[l];
  get diagnostics moved = row_count;
  if moved = cardinality(p_tables) then
    won := p_tables;
  else
    select array_agg(h.table_id) into won from table_head h
      where h.table_id = any (p_tables) and h.xmin = pg_current_xact_id()::xid;
  end if;
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
  insert into log_entry (table_id, seq, at, person, role, move, events, draw, hidden, hash, key, accounts, amounts, staked,
      corrected, set_id)
    select t, s, at, person, role, move, events, draw, hidden, decode(h, 'hex'), k, accounts, amounts, coalesce(staked, 0),
           coalesce(corrected, 0), case when purse then nextval('ledger_set_id_seq') end
      from jsonb_to_recordset(p_entries) as e (t text, s integer, h text, k uuid, at timestamptz, person bigint, role text,
        move jsonb, events jsonb, draw jsonb, hidden jsonb, accounts text[], amounts bigint[], staked bigint, corrected bigint,
        purse boolean)
      where e.t = any (won);
  if p_summed is not null then
    perform play_added(p_plays::jsonb, p_summed, won);
  end if;
  if p_seated then
    insert into play_sitting (table_id, seq, seat, person, at, sat)
      select p.t, p.s, p.seat, p.p, p.at, p.sat
        from jsonb_to_recordset(p_plays::jsonb) as p (t text, s integer, p bigint, at timestamptz, seat text, sat boolean)
        where p.sat is not null and p.t = any (won);
  end if;
  if p_own is not null and (exists (select from player_limit l where l.person = any (p_own))
      or exists (select from player_exclusion e where e.person = any (p_own))) then
    select array_agg(distinct p.person order by p.person) into held from unnest(p_own) as p (person)
      where exists (select from player_limit l where l.person = p.person)
         or exists (select from player_exclusion e where e.person = p.person);
    perform play_held(held, p_plays::jsonb, won, p_starts::jsonb);
  end if;
  return case when moved < cardinality(p_tables) then won end;
end $$;
