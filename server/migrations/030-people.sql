-- The people of the house, their sessions, and the failed attempts to be one of them.

create table person (
  -- Numbers below are free for whatever came before people had accounts.
  id bigint generated always as identity (start with 1001) primary key,
  name text not null check (length(name) between 1 and 40),
  -- The name in its one normal form (people/names.ts): by it accounts are told apart and found.
  name_key text not null check (length(name_key) between 1 and 100),
  role text not null
    check (role in ('guest', 'player', 'croupier', 'pit-boss', 'room-head', 'operator', 'regulator')),
  -- argon2id; null for who cannot log in: guests and robots.
  password text check (password like '$argon2id$%'),
  -- Made for showing the house: never logs in where production is set.
  demonstration boolean not null default false,
  -- Somebody else knows the password, because the operator gave it: its person replaces it before anything else.
  password_given boolean not null default false,
  -- An account that is disabled keeps everything and opens nothing.
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
-- One person for each name that logs in, however it is written.
create unique index person_login on person (name_key) where password is not null;
create index person_name on person (name_key text_pattern_ops);

create table session (
  -- sha256 of the token: who reads this table cannot be anybody.
  id bytea primary key check (octet_length(id) = 32),
  person bigint not null references person,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index session_created on session (created_at);
create index session_person on session (person);

-- Wrong passwords, counted for a name from an address, for an address ('' as name) and for a name ('' as address).
create table login_attempt (
  name text not null check (length(name) <= 100),
  address text not null check (length(address) <= 100),
  failures integer not null,
  last_at timestamptz not null,
  primary key (name, address)
);
create index login_attempt_last on login_attempt (last_at);

-- Browsers a person has come in with before: what strangers do to a name at the door does not keep them out.
create table login_device (
  -- sha256 of the token in its cookie.
  id bytea primary key check (octet_length(id) = 32),
  person bigint not null references person,
  created_at timestamptz not null
);
create index login_device_person on login_device (person);

-- Who sat where and until when, for showing a player the log as that player heard it.
create index log_entry_seats on log_entry (table_id, seq)
  where move ->> 'do' = 'sit' or events @> '[{"type":"seat-freed"}]';
-- Where a round ends and the next may begin, for reviewing it.
create index log_entry_rounds on log_entry (table_id, seq) where events @> '[{"type":"round-ended"}]';
