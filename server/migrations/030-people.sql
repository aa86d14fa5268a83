-- The people of the house, their sessions, and the failed attempts to be one of them.

create table person (
  -- Numbers below are free for whatever came before people had accounts.
  id bigint generated always as identity (start with 1001) primary key,
  name text not null check (length(name) between 1 and 40),
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
create unique index person_login on person (lower(name)) where password is not null;
create index person_name on person (lower(name) text_pattern_ops);

create table session (
  -- sha256 of the token: who reads this table cannot be anybody.
  id bytea primary key check (octet_length(id) = 32),
  person bigint not null references person,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index session_created on session (created_at);
create index session_person on session (person);

-- `subject` is name:<name> or address:<address>.
create table login_attempt (
  subject text primary key check (length(subject) <= 120),
  failures integer not null,
  last_at timestamptz not null
);

-- Who sat where and until when, for showing a player the log as that player heard it.
create index log_entry_seats on log_entry (table_id, seq)
  where move ->> 'do' = 'sit' or events @> '[{"type":"seat-freed"}]';
-- Where a round ends and the next may begin, for reviewing it.
create index log_entry_rounds on log_entry (table_id, seq) where events @> '[{"type":"round-ended"}]';
