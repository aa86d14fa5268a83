-- What lets somebody who trusts nobody check the house, its owner included.

-- The heads of all records at one moment, signed by the house, and sent out of it (audit/checkpoint.ts). A checkpoint is
-- worth what a copy is worth that the house does not hold: this table is where copies are made from.
create table checkpoint (
  n integer primary key check (n >= 1),
  at timestamptz not null,
  -- Canonical JSON of everything but the signature; each names the hash of the one before.
  said text not null,
  signature text not null
);

-- Who came in: every session that was ever opened, chained. A session without its line here is a forged one.
create table session_entry (
  seq bigint primary key check (seq >= 1),
  session bytea not null unique check (octet_length(session) = 32),
  person bigint not null,
  at timestamptz not null,
  hash bytea not null check (octet_length(hash) = 32)
);

-- The one way in: the session and its line. What the hash is taken of, audit/doors.ts writes alike.
create function session_open(p_id bytea, p_person bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  last_seq bigint;
  previous bytea;
  said text;
begin
  perform pg_advisory_xact_lock(7416);
  select e.seq, e.hash into last_seq, previous from session_entry e order by e.seq desc limit 1;
  if not found then
    last_seq := 0;
    previous := sha256('tapete-sessions-1');
  end if;
  said := format('[%s,"%s",%s,%s]', last_seq + 1, encode(p_id, 'hex'), p_person,
    (extract(epoch from p_at) * 1000000)::bigint);
  insert into session_entry (seq, session, person, at, hash)
    values (last_seq + 1, p_id, p_person, p_at, sha256(previous || convert_to(said, 'UTF8')));
  insert into session (id, person, created_at, seen_at) values (p_id, p_person, p_at, p_at);
end $$;

create trigger checkpoint_kept before update or delete on checkpoint
  for each statement execute function tapete_refuse();
create trigger checkpoint_not_truncated before truncate on checkpoint
  for each statement execute function tapete_refuse();
create trigger session_entry_kept before update or delete on session_entry
  for each statement execute function tapete_refuse();
create trigger session_entry_not_truncated before truncate on session_entry
  for each statement execute function tapete_refuse();
create trigger signing_key_kept before update or delete on signing_key
  for each statement execute function tapete_refuse();
create trigger signing_key_not_truncated before truncate on signing_key
  for each statement execute function tapete_refuse();

-- The house plays as a role that owns nothing and may write neither logs nor money (database/grants.ts): these do it for
-- it, as the owner, each under its own laws. Whatever their arguments are by now.
do $$
declare
  door regprocedure;
begin
  for door in
    select oid from pg_proc
      where pronamespace = 'public'::regnamespace and proname in ('tapete_append', 'ledger_post', 'session_open')
  loop
    execute format('alter function %s security definer set search_path = public, pg_temp', door);
  end loop;
end $$;
