-- What is done to the house itself: accounts, roles, tables, limits, displays, settings. One chained record, append only:
-- each entry's hash covers the one before (administration/record.ts).
create table admin_entry (
  seq integer primary key check (seq >= 1),
  at timestamptz not null,
  -- Who did it; the first proposed it and the second confirmed it where there are two. None: the house itself, or
  -- somebody at its command line, who is named in `names`.
  persons bigint[] not null check (cardinality(persons) <= 2),
  names text[] not null check (cardinality(names) <= 2),
  role text not null,
  act text not null check (length(act) between 1 and 40),
  subject text not null check (length(subject) between 1 and 100),
  before jsonb,
  after jsonb,
  why text check (length(why) <= 300),
  hash bytea not null check (octet_length(hash) = 32)
);

-- No gap and no second line under one number, whoever writes.
create function admin_entry_follows() returns trigger language plpgsql as $$
begin
  if new.seq <> coalesce((select max(seq) from admin_entry), 0) + 1 then
    raise exception 'entry % does not follow', new.seq using errcode = 'TPL07';
  end if;
  return new;
end $$;

create trigger admin_entry_in_order before insert on admin_entry
  for each row execute function admin_entry_follows();
create trigger admin_entry_kept before update or delete on admin_entry
  for each statement execute function tapete_refuse();
create trigger admin_entry_not_truncated before truncate on admin_entry
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on admin_entry from public;

-- What one person asked for and another has to confirm.
create table admin_proposal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  proposer bigint not null references person,
  act text not null check (act in ('create', 'password', 'disable', 'enable')),
  -- Whose account; null of one that is to be made.
  person bigint references person,
  name text not null,
  role text not null,
  why text not null check (length(why) between 1 and 300),
  -- The half of the one-time password that the proposer was told, until the other half is made.
  half text,
  closed_at timestamptz
);
create index admin_proposal_open on admin_proposal (id) where closed_at is null;
