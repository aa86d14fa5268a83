-- Players of the house itself, who fill seats at the tables of the demonstration. Each belongs to one table.
create table robot_player (
  person bigint primary key references person,
  table_id text not null references game_table,
  n integer not null check (n >= 1),
  unique (table_id, n)
);
