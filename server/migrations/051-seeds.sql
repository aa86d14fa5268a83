-- A seed is found by the commitment the log has, not by its number: a series that was prepared and never committed to
-- (a crash, a lost race, a restored backup) is not used by who prepares that number again.
alter table draw_series drop constraint draw_series_pkey, add primary key (table_id, n, commitment);
