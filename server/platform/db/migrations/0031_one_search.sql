-- One search finds people in every list: its terms serve the users list too, which compared the
-- names itself and found neither two words nor a name of digits. Addresses are found by their start.
DROP INDEX users_full_name_prefix;
DROP INDEX users_last_name_prefix;

-- In an order that knows prefixes: it serves whole addresses as before.
DROP INDEX withdrawals_by_address;
CREATE INDEX withdrawals_by_address
  ON withdrawals (lower(address) text_pattern_ops, created_at DESC, id DESC);

-- What an address received comes with the number of deposits that were credited, without waiting ones.
UPDATE daily_wallets SET deposits = 0;
UPDATE daily_wallets SET deposits = credited.deposits
FROM (SELECT wallet_id, (decided_at AT TIME ZONE 'UTC')::date AS day, count(*) AS deposits
  FROM deposits WHERE status = 'confirmed' AND wallet_id IS NOT NULL GROUP BY 1, 2) AS credited
WHERE (credited.wallet_id, credited.day) = (daily_wallets.wallet_id, daily_wallets.day);
DELETE FROM daily_wallets WHERE deposits = 0;

DROP INDEX outbox_by_recipient;
CREATE INDEX outbox_by_recipient
  ON outbox (lower(recipient) text_pattern_ops, created_at DESC, id DESC);
