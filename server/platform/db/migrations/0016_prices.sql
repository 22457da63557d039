-- The last rate of a coin that enough sources agreed on, and a step away from it of over 10 % that
-- waits for a second reading or for staff: until then nothing is quoted.

CREATE TABLE rate_levels (
  asset text PRIMARY KEY CHECK (asset IN ('BTC', 'ETH')),
  usd numeric(24, 8) NOT NULL CHECK (usd > 0),
  at timestamptz NOT NULL,
  step_usd numeric(24, 8) CHECK (step_usd > 0),
  step_at timestamptz,
  CHECK ((step_usd IS NULL) = (step_at IS NULL))
);
