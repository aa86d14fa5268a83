-- The seeds of the tables' results. A row is written before its commitment is in the log and never changes: whether a
-- seed may be shown follows from the log (the next series has been committed to), not from a flag here. A series and the
-- decks of hidden cards are numbered in one row; the commitment of a deck is the root over its cards.

create table draw_series (
  table_id text not null references game_table,
  n integer not null check (n >= 1),
  size integer not null check (size >= 1),
  seed bytea not null check (octet_length(seed) = 32),
  commitment bytea not null check (octet_length(commitment) = 32),
  -- Where the seeds of a series' decks come from: only where the game deals face down.
  deck_key bytea check (octet_length(deck_key) = 32),
  -- The cards of a deck, { oneOf, weights }; null of a series.
  deck jsonb,
  created_at timestamptz not null default now(),
  -- A seed is found by the commitment the log has, not by its number: a series that was prepared and never committed to
  -- (a crash, a lost race, a restored backup) is not used by who prepares that number again.
  primary key (table_id, n, commitment)
);

create trigger draw_series_kept before update or delete on draw_series
  for each statement execute function tapete_refuse();
create trigger draw_series_not_truncated before truncate on draw_series
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on draw_series from public;

-- Where a table stands in its series is the last commitment and the last draw of its log.
create index log_entry_draw on log_entry (table_id, seq) where draw is not null;
-- The entries at which a series or a deck begins: to find one, or the newest, without going through the log.
create index log_entry_commits on log_entry (table_id, seq) where draw @> '[{"kind":"commit"}]';

-- The house was restored: before anything is drawn at these tables again, they go on to a new series of results. A row goes when
-- that series is in the log.
create table series_owed (
  table_id text primary key references game_table
);
