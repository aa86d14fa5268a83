-- The rule set a table was opened under; its genesis covers it, and the mode. Null: opened before both were written down,
-- under the first rule set of its game.
alter table game_table add column rules integer check (rules >= 1);
