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
  created_at timestamptz not null default now()
);

create table table_head (
  table_id text primary key references game_table,
  version integer not null,
  head bytea not null
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
  state json not null
);

-- Commands become durable: one round trip, one transaction. For each the head moves on, the entry is written, the money
-- is posted. Answers the tables written; the others lost a race, they are no longer at the version expected. A key
-- used before, or an account without the money, raises and so undoes everything.
--
-- p_commands: [{ t: table, v: version expected, p: hash before, h: hash, k: key, at, person, role, move, events, draw,
-- n: ledger lines }], at most one for each table. The lines of all of them follow side by side: table, line, account,
-- amount. p_open are accounts that may be new, p_lock those to lock first, so that a wallet's sets are numbered in
-- the order in which its balance moved. Heads before accounts, each in their order: no two calls lock each other out.
create function tapete_append(
  p_commands jsonb, p_tables text[], p_lines smallint[], p_accounts text[], p_amounts bigint[], p_open text[], p_lock text[]
) returns text[] language plpgsql as $$
declare
  won text[];
begin
  if jsonb_array_length(p_commands) > 1 then
    perform from table_head h
      where h.table_id in (select c ->> 't' from jsonb_array_elements(p_commands) c)
      order by h.table_id for no key update;
  end if;
  with moved as (
    update table_head h set version = c.v + 1, head = decode(c.h, 'hex')
      from jsonb_to_recordset(p_commands) as c (t text, v integer, p text, h text)
      where h.table_id = c.t and h.version = c.v and h.head = decode(c.p, 'hex')
      returning h.table_id
  ) select array_agg(table_id) into won from moved;
  if won is null then
    return '{}';
  end if;
  insert into log_entry (table_id, seq, at, person, role, move, events, draw, hash, key)
    select c.t, c.v + 1, c.at, c.person, c.role, c.move, c.events, c.draw, decode(c.h, 'hex'), c.k
      from jsonb_to_recordset(p_commands) as c (t text, v integer, h text, k uuid, at timestamptz, person bigint,
        role text, move jsonb, events jsonb, draw jsonb)
      where c.t = any (won);
  if p_accounts is null then
    return won;
  end if;
  if p_open is not null then
    insert into ledger_account (id) select unnest(p_open) order by 1 on conflict do nothing;
  end if;
  if p_lock is not null then
    perform from ledger_account a where a.id = any (p_lock) order by a.id for no key update;
  end if;
  with posted as (
    insert into ledger_set (kind, lines, at, person, table_id, seq)
      select 'table', c.n, c.at, c.person, c.t, c.v + 1
        from jsonb_to_recordset(p_commands) as c (t text, v integer, n smallint, at timestamptz, person bigint)
        where c.n > 0 and c.t = any (won)
      returning id, table_id
  )
  insert into ledger_entry (set_id, line, account, amount)
    select posted.id, l.line, l.account, l.amount
      from unnest(p_tables, p_lines, p_accounts, p_amounts) as l (table_id, line, account, amount)
      join posted on posted.table_id = l.table_id;
  return won;
end $$;
