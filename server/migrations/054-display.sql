-- Tables that hang on a wall: anybody may see what the public sees of them, without a session.
alter table game_table add column display boolean not null default false;
