-- Lists and pictures that begin with a day of decisions: a day is equal to one value, so its deposits come in
-- the order of the list.
CREATE INDEX deposits_of_decision_day
  ON deposits (((decided_at AT TIME ZONE 'UTC')::date), deposit_date DESC, id DESC)
  WHERE decided_at IS NOT NULL;
