-- A table that is retired is played at no more, on no node: nothing is appended to its log again. Its log, its money and its
-- series stay where they are. There is no way back; another table takes its place.
alter table table_head add column retired boolean not null default false;
-- Asked of the row at hand, so that a command costs nothing more. What its head holds may still go to the sums of its players.
create trigger table_head_retired before update on table_head for each row when (old.retired
  and (new.staked is not null
    or (new.table_id, new.version, new.head, new.retired) is distinct from (old.table_id, old.version, old.head, old.retired)))
  execute function tapete_refuse();
