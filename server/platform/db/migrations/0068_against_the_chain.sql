-- Who confirms a deposit against what the chain shows needs a second person: a chain that was read lately
-- does not cover the credit. An installation with one person to review has none to ask, and one whose
-- chain is not read decides by the proof.
CREATE FUNCTION people_against_chain(deposit uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN chain_is_fresh((SELECT coin FROM deposits WHERE id = deposit))
    THEN least(2, (SELECT count(*) FROM duties
      WHERE duty = approver_duty('deposit') AND is_active_staff(user_id)))::integer END
$$;

-- The function is extended as it is, because other migrations may extend it as well.
DO $$
DECLARE
  before text := pg_get_functiondef('approval_state(text, uuid, bigint, timestamptz)'::regprocedure);
  after text := replace(before, 'SELECT max(s.needed)::int AS needed,',
    'SELECT CASE WHEN which = ''deposit'' AND NOT deposit_covered(subject, amount)
        THEN greatest(max(s.needed)::int, people_against_chain(subject))
        ELSE max(s.needed)::int END AS needed,');
BEGIN
  IF after = before THEN
    RAISE EXCEPTION 'approval_state has another form';
  END IF;
  EXECUTE after;
END $$;
