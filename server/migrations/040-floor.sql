-- What the floor keeps besides the log. A claim holds a person to one table and a second one (R-18) on every node; the
-- table's own state says whether it still stands.
create table floor_claim (
  person bigint not null,
  table_id text not null references game_table,
  second boolean not null,
  taken boolean not null default false,
  at timestamptz not null default clock_timestamp(),
  primary key (person, table_id),
  constraint floor_claim_two unique (person, second)
);

-- Practice tables that are open, and whose; those that were put away are not here any more. Their log stays.
create table floor_practice (
  table_id text primary key references game_table,
  owner bigint not null
);
create index floor_practice_owner on floor_practice (owner);

-- Which node looks after a table, and which node has whom at it. Both are true for seconds only: a crash may lose them.
create unlogged table floor_lease (
  table_id text primary key,
  node uuid not null,
  until timestamptz not null
);

-- Person 0 is everybody who only looks: `many` of them.
create unlogged table floor_presence (
  table_id text not null,
  person bigint not null,
  node uuid not null,
  until timestamptz not null,
  many integer not null default 1,
  primary key (table_id, person, node)
);

-- Players of the house itself, who fill seats at its tables. Each belongs to one table.
create table robot_player (
  person bigint primary key references person,
  table_id text not null references game_table,
  n integer not null check (n >= 1),
  unique (table_id, n)
);
