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

-- One command, one round trip, one transaction: the head moves on, the entry is written, the money is posted.
-- False when the race was lost: the table is no longer at p_expected. A key used before, or an account without the
-- money, raises and so undoes everything.
create function tapete_append(
  p_table text, p_expected integer, p_previous bytea, p_hash bytea, p_key uuid, p_at timestamptz, p_person bigint,
  p_role text, p_move jsonb, p_events jsonb, p_draw jsonb, p_accounts text[], p_amounts bigint[], p_open text[]
) returns boolean language plpgsql as $$
declare
  the_set bigint;
begin
  update table_head h set version = p_expected + 1, head = p_hash
    where h.table_id = p_table and h.version = p_expected and h.head = p_previous;
  if not found then
    return false;
  end if;
  insert into log_entry (table_id, seq, at, person, role, move, events, draw, hash, key)
    values (p_table, p_expected + 1, p_at, p_person, p_role, p_move, p_events, p_draw, p_hash, p_key);
  if p_accounts is null then
    return true;
  end if;
  if p_open is not null then
    insert into ledger_account (id) select unnest(p_open) on conflict do nothing;
  end if;
  if p_accounts[cardinality(p_accounts)] like 'wallet:%' then
    perform from ledger_account a where a.id = any (p_accounts) order by a.id for no key update;
  end if;
  insert into ledger_set (kind, lines, at, person, table_id, seq)
    values ('table', cardinality(p_accounts), p_at, p_person, p_table, p_expected + 1)
    returning id into the_set;
  insert into ledger_entry (set_id, line, account, amount)
    select the_set, l.line, l.account, l.amount
      from unnest(p_accounts, p_amounts) with ordinality as l (account, amount, line);
  return true;
end $$;
