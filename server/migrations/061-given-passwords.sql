-- A password that somebody else knows, because the operator gave it: its person replaces it before anything else.
alter table person add column password_given boolean not null default false;
