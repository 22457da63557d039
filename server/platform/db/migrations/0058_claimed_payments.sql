-- A deposit that staff make of a payment has no quote: its coin counts at the rate of the payment's first
-- sight. The function is extended as it is, because other migrations extend it as well.
DO $$
DECLARE
  known text := pg_get_functiondef('deposit_chain(uuid)'::regprocedure);
  extended text := replace(replace(known, 'ELSE a.rate_usd END AS rate',
      'ELSE coalesce(a.rate_usd, p.rate_usd, a.rate_at_arrival) END AS rate'),
    'q.coin_units, q.rate_usd, q.expires_at,',
    'q.coin_units, q.rate_usd, d.rate_at_arrival, q.expires_at,');
BEGIN
  IF position('a.rate_at_arrival' IN extended) = 0
    OR position('d.rate_at_arrival' IN extended) = 0 THEN
    RAISE EXCEPTION 'deposit_chain has another form';
  END IF;
  EXECUTE extended;
END $$;
