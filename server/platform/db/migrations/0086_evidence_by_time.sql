-- The check of signatures reads all decisions a page at a time, in the order of their moments. Without
-- these each page sorted the whole table, and computed the rule of each row first.
CREATE INDEX approvals_by_time ON approvals (at, id);
CREATE INDEX withdrawals_by_request ON withdrawals (asked_at, id);
CREATE INDEX withdrawals_by_payment ON withdrawals (paid_at, id) WHERE status = 'paid';
CREATE INDEX payout_addresses_by_time ON payout_addresses (added_at, id);
