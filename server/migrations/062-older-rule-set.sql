-- What went back to players when a newer rule set closed their table: few sets, looked for by every report of a day.
create index ledger_set_older on ledger_set (at) where kind = 'older-rule-set';
