-- Tables set aside: their log cannot be played again, or the rules fail at them. Everybody else plays on. The record of
-- administration has when and why, and when somebody tried again.
create table table_aside (
  table_id text primary key references game_table,
  at timestamptz not null default house_now(),
  version integer not null,
  -- The entry of its log that cannot be played again; null where the rules fail at what it is now.
  entry integer,
  why text not null check (length(why) <= 300),
  -- What lies on it, by the ledger: of its players, and of its bank.
  players bigint not null,
  bank bigint not null
);
