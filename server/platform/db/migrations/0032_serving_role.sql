-- The program serves as a role that owns nothing (decision 23): it writes only what its grants name.
-- Triggers that write other tables than the one of the statement run with the rights of the owner, in
-- the schema where the tables are, and cannot be attached to another table.

DO $$
DECLARE
  writer text;
BEGIN
  FOREACH writer IN ARRAY ARRAY['open_accounts', 'move_balances', 'flag_duplicates',
    'flag_later_duplicates', 'flag_checked_duplicates', 'link_quote', 'keep_search_terms',
    'open_last_seen', 'see_user', 'pass_turn', 'end_turn']
  LOOP
    EXECUTE format('ALTER FUNCTION %I() SECURITY DEFINER SET search_path = %I, pg_temp',
      writer, current_schema());
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', writer);
  END LOOP;
END $$;

-- The one clock of the database: it stamps moments from which a waiting time counts, because a wait
-- that the program states does not bind the program.
CREATE FUNCTION platform_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT clock_timestamp()
$$;
