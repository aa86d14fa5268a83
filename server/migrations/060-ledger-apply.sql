-- The same law with less work. Whether every account moved is told by counting them; which one did not is looked for only
-- when there is one.
create or replace function ledger_apply() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_hashagg = off as $$
declare
  wrong bigint;
  named integer;
  moved_accounts text[];
  bad text;
begin
  select f.set_id into wrong from fresh f left join ledger_set s on s.id = f.set_id
    group by f.set_id
    having sum(f.amount) <> 0 or count(*) is distinct from min(s.lines) or max(f.line) <> count(*)
    limit 1;
  if found then
    raise exception 'ledger set % does not balance or is not whole', wrong using errcode = 'TPL02';
  end if;
  with net as materialized (
    select f.account, sum(f.amount)::bigint as amount from fresh f group by f.account order by f.account
  ), paid as (
    update ledger_account a set balance = a.balance + net.amount from net
      where a.id = net.account and (a.may_be_negative or a.balance + net.amount >= 0)
      returning a.id::text
  ) select (select count(*) from net), (select coalesce(array_agg(id), '{}') from paid) into named, moved_accounts;
  if cardinality(moved_accounts) = named then
    return null;
  end if;
  select f.account into bad from fresh f where f.account <> all (moved_accounts) order by f.account limit 1;
  if exists (select from ledger_account a where a.id = bad) then
    raise exception 'account % overdrawn', bad using errcode = 'TPL01', detail = bad;
  end if;
  raise exception 'no account %', bad using errcode = 'TPL03', detail = bad;
end $$;
