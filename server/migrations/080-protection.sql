-- Players protected: what a player has won and lost, how long a player sits, what limits and exclusions say, and the one
-- place where all of it is held, in the transaction that writes the move, whichever node or table it comes from.

-- What each player did at a table on a day of the house: running sums, as a balance is one of the ledger. They follow from
-- the log (tables/plays.ts), and the audit adds them up again from there.
create table play_day (
  person bigint not null,
  day date not null,
  table_id text not null references game_table,
  -- Money changed for chips, and back.
  bought bigint not null,
  cashed bigint not null,
  -- What came to purse, chips and held payments, less what left them. A stake has left them until it is decided.
  chips bigint not null,
  -- What came to the cloth, less what left it: with the chips it is what was won or lost.
  cloth bigint not null,
  -- Put at stake, less what came back undecided.
  staked bigint not null,
  primary key (person, day, table_id)
) with (fillfactor = 50);
create trigger play_day_not_deleted before delete on play_day for each statement execute function tapete_refuse();
create trigger play_day_not_truncated before truncate on play_day for each statement execute function tapete_refuse();
revoke delete, truncate on play_day from public;

-- The sums with the stakes of open rounds, which stand in the heads of their tables: what everybody reads.
create view play_sum as
  select person, day, table_id, sum(bought)::bigint as bought, sum(cashed)::bigint as cashed, sum(chips)::bigint as chips,
         sum(cloth)::bigint as cloth, sum(staked)::bigint as staked
    from (
      select person, day, table_id, bought, cashed, chips, cloth, staked from play_day
      union all
      select split_part(s.key, ' ', 1)::bigint, split_part(s.key, ' ', 2)::date, h.table_id, 0, 0,
             -s.value::bigint, s.value::bigint, s.value::bigint
        from table_head h, jsonb_each_text(h.staked) s
    ) each group by person, day, table_id;

-- What the heads of tables hold goes to the sums. Only for whoever has these heads locked: what another transaction notes in one
-- between the reading and the clearing would be lost, and what two of them read be added twice.
create function play_noted(p_tables text[]) returns void language plpgsql as $$
begin
  insert into play_day as d (person, day, table_id, bought, cashed, chips, cloth, staked)
    select split_part(s.key, ' ', 1)::bigint, split_part(s.key, ' ', 2)::date, h.table_id, 0, 0,
           -s.value::bigint, s.value::bigint, s.value::bigint
      from table_head h, jsonb_each_text(h.staked) s where h.table_id = any (p_tables) and s.value <> '0' order by 1, 2, 3
    on conflict (person, day, table_id) do update set
      chips = d.chips + excluded.chips, cloth = d.cloth + excluded.cloth, staked = d.staked + excluded.staked;
  update table_head set staked = null where table_id = any (p_tables) and staked is not null;
end $$;

-- What entries of some tables were to their players is added to the sums, after what was noted before them. The head of a table
-- that lost its race is another's: it is left alone.
create function play_added(p_plays jsonb, p_tables text[], p_won text[]) returns void language plpgsql as $$
begin
  perform play_noted(array(select t from unnest(p_tables) t where t = any (p_won)));
  insert into play_day as d (person, day, table_id, bought, cashed, chips, cloth, staked)
    select p.p, p.day, p.t, sum(p.bought), sum(p.cashed), sum(p.chips), sum(p.cloth), sum(p.staked)
      from jsonb_to_recordset(p_plays) as p (t text, p bigint, day date, bought bigint, cashed bigint, chips bigint,
        cloth bigint, staked bigint)
      where p.t = any (p_tables) and p.t = any (p_won)
        and (p.bought, p.cashed, p.chips, p.cloth, p.staked) <> (0, 0, 0, 0, 0)
      group by 1, 2, 3 order by 1, 2, 3
    on conflict (person, day, table_id) do update set
      bought = d.bought + excluded.bought, cashed = d.cashed + excluded.cashed, chips = d.chips + excluded.chips,
      cloth = d.cloth + excluded.cloth, staked = d.staked + excluded.staked;
end $$;

-- Who sat down at which entry of a log, and got up. Append only; it follows from the log as well.
create table play_sitting (
  table_id text not null references game_table,
  seq integer not null,
  seat text not null,
  person bigint not null,
  at timestamptz not null,
  sat boolean not null,
  primary key (table_id, seq, seat)
);
create index play_sitting_person on play_sitting (person, at);

-- Each row is what an entry of the record of administration says (act `player-excluded`, `player-readmitted`).
create table player_exclusion (
  entry integer primary key references admin_entry,
  person bigint not null references person,
  -- A player's own cannot be taken back; one of the house ends by `lifted`, which takes two people.
  kind text not null check (kind in ('self', 'house', 'lifted')),
  at timestamptz not null,
  -- Null: until it is lifted.
  until timestamptz,
  check (kind <> 'self' or until is not null),
  check (kind <> 'lifted' or until is null)
);
create index player_exclusion_person on player_exclusion (person);

-- The same, of the act `player-limit-set`. Of each kind and period only the last row counts: `amount` from `from_at` on
-- and `meanwhile` until then. Null is no limit; time is in seconds.
create table player_limit (
  entry integer not null references admin_entry,
  person bigint not null references person,
  kind text not null check (kind in ('loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount >= 0),
  from_at timestamptz not null,
  meanwhile bigint check (meanwhile >= 0),
  primary key (person, kind, period, entry)
);

create trigger play_sitting_kept before update or delete on play_sitting for each statement execute function tapete_refuse();
create trigger play_sitting_not_truncated before truncate on play_sitting
  for each statement execute function tapete_refuse();
create trigger player_exclusion_kept before update or delete on player_exclusion
  for each statement execute function tapete_refuse();
create trigger player_exclusion_not_truncated before truncate on player_exclusion
  for each statement execute function tapete_refuse();
create trigger player_limit_kept before update or delete on player_limit
  for each statement execute function tapete_refuse();
create trigger player_limit_not_truncated before truncate on player_limit
  for each statement execute function tapete_refuse();
revoke update, delete, truncate on play_sitting, player_exclusion, player_limit from public;

-- Exclusions in force.
create view player_barred as
  select e.person, e.kind, e.at, e.until, e.entry from player_exclusion e
   where e.kind <> 'lifted' and (e.until is null or e.until > house_now())
     and not (e.kind = 'house' and exists (
       select from player_exclusion l where l.person = e.person and l.kind = 'lifted' and l.entry > e.entry));

-- Limits as they stand at this moment.
create function player_limits(p_person bigint)
  returns table (kind text, period text, amount bigint) language sql stable as $$
  select l.kind, l.period, case when l.from_at <= house_now() then l.amount else l.meanwhile end
    from (select distinct on (l.kind, l.period) l.* from player_limit l where l.person = p_person
           order by l.kind, l.period, l.entry desc) l
$$;

-- Seconds a player sat somewhere since a moment; at two tables at once they count once. A sitting of more than forty days
-- is none: seats are for people. Nobody can play at a table set aside, or leave it: time there ends when it was.
create function play_seconds(p_person bigint, p_from timestamptz) returns bigint language sql stable as $$
  select coalesce(floor(extract(epoch from sum(upper(r) - lower(r)))), 0)::bigint
    from unnest((
      select range_agg(tstzrange(greatest(s.at, p_from), greatest(s.until, s.at, p_from)))
        from (select p.at, p.sat,
                     least(coalesce(lead(p.at) over (partition by p.table_id order by p.seq), house_now()), a.at) as until
                from play_sitting p left join table_aside a on a.table_id = p.table_id
               where p.person = p_person and p.at >= p_from - interval '40 days') s
       where s.sat
    )) r
$$;

-- Why a player may not go on, the first reason of several; null when nothing is against it. `p_bought` and `p_staked` say
-- what was just done, and is in the sums already; who only sits down is stopped where nothing is left to play with.
-- p_starts: when day, week and month began, { day: { date, at }, ... }.
create function play_refusal(p_person bigint, p_bought boolean, p_staked boolean, p_starts jsonb)
  returns jsonb language plpgsql stable as $$
declare
  barred record;
  held record;
  used bigint;
  sums record;
begin
  select b.kind, b.until into barred from player_barred b where b.person = p_person
    order by b.until desc nulls first limit 1;
  if found then
    return jsonb_build_object('code', 'excluded-from-house', 'params', jsonb_build_object('until', barred.until));
  end if;
  for held in
    select l.* from player_limits(p_person) l where l.amount is not null
      order by array_position(array['time', 'loss', 'stake'], l.kind), array_position(array['day', 'week', 'month'], l.period)
  loop
    if held.kind = 'time' then
      used := play_seconds(p_person, (p_starts -> held.period ->> 'at')::timestamptz);
      if used >= held.amount then
        return jsonb_build_object('code', 'time-limit', 'params',
          jsonb_build_object('period', held.period, 'limit', held.amount / 60, 'used', used / 60));
      end if;
      continue;
    end if;
    select coalesce(sum(d.bought - d.cashed), 0)::bigint as brought, 0 - coalesce(sum(d.chips), 0)::bigint as lost,
           coalesce(sum(d.staked), 0)::bigint as staked
      into sums from play_sum d where d.person = p_person and d.day >= (p_starts -> held.period ->> 'date')::date;
    -- A purchase puts nothing at stake, and takes no more to the tables than may be lost; who sits down must be able to stake.
    if held.kind = 'loss' and p_bought and sums.brought > held.amount then
      used := sums.brought;
    else
      used := case held.kind when 'stake' then sums.staked else sums.lost end;
      continue when used < held.amount or (p_staked and used = held.amount) or (p_bought and not p_staked);
    end if;
    return jsonb_build_object('code', held.kind || '-limit', 'params',
      jsonb_build_object('period', held.period, 'limit', held.amount, 'used', used));
  end loop;
  return null;
end $$;

-- Writers that change what holds a player, and moves that are held, wait for each other: two tables, nodes or sockets of
-- one player never both find room for the last stake. Taken after heads, accounts and sums, in the order of the numbers.
create function player_lock(p_person bigint) returns void language sql as $$
  select pg_advisory_xact_lock((7414::bigint << 40) + p_person)
$$;

-- Of those whom `tapete_append` wrote entries of and whom something holds: whoever may not go on raises, which undoes everything.
create function play_held(p_people bigint[], p_plays jsonb, p_won text[], p_starts jsonb) returns void language plpgsql as $$
declare
  one record;
  refusal jsonb;
begin
  perform player_lock(person) from unnest(p_people) person;
  for one in
    select p.p as person, bool_or(p.bought > 0) as bought, bool_or(p.staked > 0) as staked
      from jsonb_to_recordset(p_plays) as p (t text, p bigint, own boolean, bought bigint, staked bigint)
      where p.own and p.p = any (p_people) and p.t = any (p_won) group by p.p order by p.p
  loop
    refusal := play_refusal(one.person, one.bought, one.staked, p_starts);
    if refusal is not null then
      raise exception 'player % may not go on', one.person using errcode = 'TPL08', detail = refusal::text;
    end if;
  end loop;
end $$;

-- A table that a newer rule set closed: nobody sits there any more, so that their time does not run on (after the last entry
-- of the log, which has no more), and what lay on the cloth was never decided. Nothing is left there, so what each player won or
-- lost at it is what came to the purse less what was brought: chips, coupons and held payments went there or are gone.
create function play_closed(p_table text, p_seq integer, p_day date, p_people bigint[], p_amounts bigint[])
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from table_head where table_id = p_table for no key update;
  perform play_noted(array[p_table]);
  insert into play_sitting (table_id, seq, seat, person, at, sat)
    select table_id, p_seq, seat, person, house_now(), false from (
      select distinct on (seat) table_id, seat, person, sat from play_sitting where table_id = p_table order by seat, seq desc
    ) last where sat;
  insert into play_day as d (person, day, table_id, bought, cashed, chips, cloth, staked)
    select e.person, p_day, p_table, 0, sum(e.cashed), sum(e.chips), sum(e.cloth), sum(e.cloth)
      from (
        select person, amount as cashed, amount as chips, 0::bigint as cloth
          from unnest(p_people, p_amounts) as back (person, amount)
        union all
        select person, 0, cashed - bought - chips, -cloth from play_day where table_id = p_table
      ) e group by e.person having (sum(e.cashed), sum(e.chips), sum(e.cloth)) <> (0, 0, 0) order by e.person
    on conflict (person, day, table_id) do update set cashed = d.cashed + excluded.cashed,
      chips = d.chips + excluded.chips, cloth = d.cloth + excluded.cloth, staked = d.staked + excluded.staked;
end $$;

-- Wrong passwords given to a session that waits for one.
alter table session add column failures integer not null default 0;

-- The end of an exclusion of the house is proposed by one and confirmed by another.
alter table admin_proposal drop constraint admin_proposal_act_check;
alter table admin_proposal add constraint admin_proposal_act_check
  check (act in ('create', 'password', 'disable', 'enable', 'readmit'));
