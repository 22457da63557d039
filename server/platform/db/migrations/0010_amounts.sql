-- Deposits of one amount, newest first: without it all of them are read and sorted for a page of them.
CREATE INDEX deposits_of_amount ON deposits (amount_cents, deposit_date DESC, id DESC);
