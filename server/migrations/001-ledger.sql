-- The ledger: double entry, append only. The database itself holds the laws, whoever writes:
--   every set of entries sums to zero; no balance is below zero where it may not be; nothing is ever changed or deleted.

create function tapete_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% is append only: % refused', tg_table_name, lower(tg_op) using errcode = 'TPL04';
end $$;

-- Domains, because PostgreSQL reads the checks of a table anew for every statement that writes to it: of a small set of
-- entries that was a sixth of the cost. The checks of a domain it keeps.
create domain account_name as text check (value ~ '^[a-z][A-Za-z0-9:/.-]*$' and length(value) <= 200);
create domain account_class as text check (value ~ '^[a-z]+$');
create domain account_owner as text check (value in ('house', 'seat', 'external'));
create domain exact_money as bigint check (value between -9007199254740991 and 9007199254740991);
create domain set_amounts as bigint[] check (0 <> all (value));
create domain set_kind as text check (length(value) between 1 and 40);
create domain set_key as text check (length(value) between 1 and 100);
create domain set_accounts as text[] check (cardinality(value) >= 2);

create table ledger_account (
  id account_name primary key,
  -- What it counts as: what its game declared for an account of a table, and else wallet, practice or house. Through an
  -- account of class `link` logs pay each other in one unit: what the one gives the other takes, nothing stays.
  class account_class not null,
  -- Whose it is, as its game declared: a bank that a player holds is no money of the house. Purses and links lie outside.
  owner account_owner not null,
  may_be_negative boolean not null default false,
  -- Whether what it holds is money. Chips of a guest are none: they are played with and never paid out.
  payable boolean not null default true,
  balance exact_money not null default 0
) with (fillfactor = 50);

-- A balance moves only with entries: by the trigger below, one level deep.
create trigger ledger_account_opens_empty before insert on ledger_account
  for each row when (new.balance <> 0) execute function tapete_refuse();
create trigger ledger_account_kept before update on ledger_account
  for each statement when (pg_trigger_depth() = 0) execute function tapete_refuse();
create trigger ledger_account_not_deleted before delete on ledger_account
  for each statement execute function tapete_refuse();
create trigger ledger_account_not_truncated before truncate on ledger_account
  for each statement execute function tapete_refuse();

-- A set is one row: so it can be neither half written nor added to later. These are what no log of a table tells; the money
-- of an entry of a log stands in the entry itself (002).
create table ledger_set (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind set_kind not null,
  key set_key,
  person bigint,
  memo text,
  corrects bigint references ledger_set,
  -- Its lines, side by side: an account and what it receives, or gives where that is below zero.
  accounts set_accounts not null,
  amounts set_amounts not null
);
create unique index ledger_set_key on ledger_set (key) where key is not null;
create index ledger_set_at on ledger_set using brin (at);
create index ledger_set_accounts on ledger_set using gin ((accounts::text[]));

create trigger ledger_set_kept before update or delete on ledger_set
  for each statement execute function tapete_refuse();
create trigger ledger_set_not_truncated before truncate on ledger_set
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on ledger_account, ledger_set from public;

-- A set has one line for each of its accounts, and they sum to zero; of two lines, as most have, that is seen without a query
-- of their own. Then the balances move, in the order of the account names: sets that touch the same accounts wait for each
-- other instead of locking each other out. The settings keep it to that order, and to finding each account by its key, whatever
-- the planner believes about the size of the tables. What a balance may be is asked here, where alone one moves: a check of the
-- table would be read anew for every statement.
create function ledger_apply() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_hashagg = off as $$
declare
  broken boolean;
  written integer;
  moved integer;
  open text;
  short text;
  missing text;
begin
  select bool_or(not coalesce(case
             when cardinality(f.accounts) = 2 and cardinality(f.amounts) = 2
               then f.accounts[1] <> f.accounts[2] and f.amounts[1] + f.amounts[2] = 0
             when f.accounts is null and f.amounts is null then true
             else (select sum(l.amount) = 0 and count(distinct l.account) = count(*) and count(l.amount) = count(*)
                     from unnest(f.accounts, f.amounts) as l (account, amount))
           end, false)),
         coalesce(sum(greatest(cardinality(f.accounts), cardinality(f.amounts))), 0)
    into broken, written from fresh f;
  if broken then
    raise exception 'a set of the ledger does not balance or is not whole' using errcode = 'TPL02';
  end if;
  with moved as (
    update ledger_account a set balance = a.balance + net.amount
      from (select l.account, coalesce(sum(l.amount), 0)::bigint as amount, count(*) as n
              from (select unnest(f.accounts) as account, unnest(f.amounts) as amount from fresh f) l
              group by l.account order by l.account) net
      where a.id = net.account
      returning net.n, case when a.class = 'link' and a.balance <> 0 then a.id end as open,
        case when a.balance < 0 and not a.may_be_negative then a.id end as short
  )
  select coalesce(sum(m.n), 0), min(m.open), min(m.short) into moved, open, short from moved m;
  if open is not null then
    raise exception 'something stays on %', open using errcode = 'check_violation', detail = open;
  end if;
  if short is not null then
    raise exception 'account % overdrawn', short using errcode = 'TPL01', detail = short;
  end if;
  if moved < written then
    select l.account into missing from fresh f, unnest(f.accounts) as l (account)
      where not exists (select from ledger_account a where a.id = l.account) order by l.account limit 1;
    raise exception 'no account %', missing using errcode = 'TPL03', detail = missing;
  end if;
  return null;
end $$;

create trigger ledger_set_applied after insert on ledger_set
  referencing new table as fresh for each statement execute function ledger_apply();

-- What no log of a table tells (the desk, what the house issues and returns) has a chain of its own: each hash covers the
-- one before and the whole set. The money of tables follows from what their logs say, which their hashes cover.
create table ledger_chain (
  seq bigint primary key check (seq >= 1),
  set_id bigint not null unique references ledger_set,
  hash bytea not null check (octet_length(hash) = 32)
);
create trigger ledger_chain_kept before update or delete on ledger_chain
  for each statement execute function tapete_refuse();
create trigger ledger_chain_not_truncated before truncate on ledger_chain
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on ledger_chain from public;

-- What the hash of a set is taken of, after the hash before: one JSON text without blanks, the time in microseconds.
-- ledger/chain.ts writes the same.
create function ledger_said(p_seq bigint, p_set bigint) returns text language sql stable as $$
  select format('[%s,%s,%s,%s,%s,%s,%s,%s,[%s]]', p_seq, s.id, (extract(epoch from s.at) * 1000000)::bigint,
      to_json(s.kind::text), coalesce(to_json(s.key::text)::text, 'null'), coalesce(s.person::text, 'null'),
      coalesce(to_json(s.memo)::text, 'null'), coalesce(s.corrects::text, 'null'),
      (select string_agg(format('[%s,%s]', to_json(l.account), l.amount), ',' order by l.line)
         from unnest(s.accounts, s.amounts) with ordinality as l (account, amount, line)))
    from ledger_set s where s.id = p_set
$$;

create function ledger_chained(p_set bigint) returns void language plpgsql as $$
declare
  last_seq bigint;
  previous bytea;
begin
  select c.seq, c.hash into last_seq, previous from ledger_chain c order by c.seq desc limit 1;
  if not found then
    last_seq := 0;
    previous := sha256('tapete-ledger-1');
  end if;
  insert into ledger_chain (seq, set_id, hash)
    values (last_seq + 1, p_set, sha256(previous || convert_to(ledger_said(last_seq + 1, p_set), 'UTF8')));
end $$;

-- Posts one set. Sets of the chain wait for each other first, before any account. The accounts are locked before the set takes its number, so the numbers of one account's sets follow
-- the order in which its balance moved. The same key answers with the same set, and writes nothing.
create function ledger_post(
  p_kind text, p_key text, p_person bigint, p_memo text, p_corrects bigint, p_accounts text[], p_amounts bigint[],
  out set_id bigint, out repeated boolean
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7415);
  perform from ledger_account a where a.id = any (p_accounts) order by a.id for no key update;
  -- Whatever the set is called: by hand nothing goes back to the house, or to anybody, from what is no money.
  if exists (
    select from unnest(p_accounts, p_amounts) as l (account, amount)
      join ledger_account a on a.id = l.account where not a.payable and l.amount < 0
  ) then
    raise exception 'what is no money is not paid out' using errcode = 'TPL06';
  end if;
  insert into ledger_set (kind, key, person, memo, corrects, accounts, amounts)
    values (p_kind, p_key, p_person, p_memo, p_corrects, p_accounts, p_amounts)
    on conflict (key) where key is not null do nothing
    returning id into set_id;
  repeated := set_id is null;
  if repeated then
    select s.id into set_id from ledger_set s where s.key = p_key and s.kind = p_kind
      and s.corrects is not distinct from p_corrects and s.accounts = p_accounts and s.amounts = p_amounts;
    if set_id is null then
      raise exception 'key % was used for something else', p_key using errcode = 'TPL05';
    end if;
    return;
  end if;
  perform ledger_chained(ledger_post.set_id);
end $$;

-- The house issues play money: what everyone else holds is what it owes.
insert into ledger_account (id, class, owner, may_be_negative) values ('house', 'house', 'house', true);
-- Practice is played with chips of its own: `practice:<person>`, issued by `practice`. They are no money.
insert into ledger_account (id, class, owner, may_be_negative) values ('practice', 'practice', 'house', true);
