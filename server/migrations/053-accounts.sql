-- An account that is disabled keeps everything and opens nothing.
alter table person add column disabled_at timestamptz;
create index session_person on session (person);
