-- The key that signs exported logs, one for the house.
create table signing_key (
  id boolean primary key default true check (id),
  private_key text not null,
  created_at timestamptz not null default now()
);
