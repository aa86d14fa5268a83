-- What the house last noted of one of its own parts (the generator, the program, a table) is asked again and again.
create index admin_entry_of_subject on admin_entry (subject, seq desc);
