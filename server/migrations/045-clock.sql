-- The time of the house: how far it is ahead of the database's own clock. Every node measures by its own monotonic clock and
-- compares here, so that nodes whose clocks differ agree, and a clock that is put back or forward moves nothing at a table
-- (clock/house-clock.ts).
create table house_clock (
  one boolean primary key default true check (one),
  ahead_ms double precision not null,
  -- What the clock of the database said when a node last looked.
  seen timestamptz not null,
  -- Tests move the clock of the database by so much; zero in every house.
  test_ms double precision not null default 0
) with (fillfactor = 20);
insert into house_clock (ahead_ms, seen) values (0, clock_timestamp());

-- For labels only: between a jump and the moment a node notices it, this jumps too. What counts time asks a node.
create function house_now() returns timestamptz language sql volatile as $$
  select clock_timestamp() + (ahead_ms + test_ms) * interval '1 millisecond' from house_clock
$$;
alter table ledger_set alter column at set default house_now();
