-- A table that is retired is played at no more, on no node: nothing is appended to its log again. Its log, its money and its
-- series stay where they are. There is no way back; another table takes its place.
alter table table_head add column retired boolean not null default false;
create function table_head_kept() returns trigger language plpgsql as $$
begin
  -- What its head holds may still go to the sums of its players.
  if new.staked is null and (new.table_id, new.version, new.head, new.retired) = (old.table_id, old.version, old.head, old.retired) then
    return new;
  end if;
  raise exception '% is append only: % refused', tg_table_name, lower(tg_op) using errcode = 'TPL04';
end $$;
-- Asked of the row at hand, and of nothing else, so that a command costs nothing more: a condition is read anew for every statement.
create trigger table_head_retired before update on table_head for each row when (old.retired) execute function table_head_kept();
