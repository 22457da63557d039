-- PostgreSQL plans the statements of a function in SQL again in each statement that calls it, and
-- keeps those of PL/pgSQL with the connection. An approval calls these functions up to forty times:
-- planning took most of its time.
DO $$
DECLARE
  one record;
  query text;
BEGIN
  FOR one IN
    SELECT p.oid, p.prosrc, p.proname,
      (SELECT string_agg(quote_ident(name), ', ' ORDER BY nth)
        FROM unnest(p.proargnames, p.proargmodes) WITH ORDINALITY AS arguments (name, mode, nth)
        WHERE mode = 'o') AS outputs
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE p.pronamespace = current_schema()::regnamespace AND l.lanname = 'sql'
      AND p.proname IN ('approval_state', 'approved_by_two', 'chain_is_fresh', 'confirmations_asked',
        'decided_alone', 'deposit_chain', 'deposit_covered', 'holds_duty', 'is_active_staff',
        'is_objected', 'made_alone', 'needed_after_objection', 'needed_together',
        'people_against_chain', 'platform_now', 'rule_step', 'shares_approver', 'subject_facts',
        'subject_text', 'takes_two')
  LOOP
    query := rtrim(one.prosrc, E' \n;');
    -- A column comes before a parameter of its name, as in SQL.
    query := E'\n#variable_conflict use_column\nBEGIN\n' || CASE WHEN one.outputs IS NULL
      THEN '  RETURN (' || query || ');'
      ELSE '  SELECT * INTO ' || one.outputs || ' FROM (' || query || ') AS found;' END || E'\nEND\n';
    EXECUTE replace(replace(pg_get_functiondef(one.oid), one.prosrc, query),
      E'\n LANGUAGE sql\n', E'\n LANGUAGE plpgsql\n');
  END LOOP;
END $$;

-- With the values known, a plan leaves out most parts of these, so PostgreSQL would plan each call.
ALTER FUNCTION approval_state(text, uuid, bigint, timestamptz) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION deposit_chain(uuid) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION subject_facts(text, uuid) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION subject_text(text, uuid, bigint) SET plan_cache_mode = force_generic_plan;
