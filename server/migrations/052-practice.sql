-- Practice is played with chips of its own: `practice:<person>`, issued by `practice`. They are no money.
insert into ledger_account (id, class, may_be_negative) values ('practice', 'practice', true);
