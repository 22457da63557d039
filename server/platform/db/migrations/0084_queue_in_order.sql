-- A queue changes its size faster than the planner learns it, so no plan of this may read it once for each line.
DO $$
DECLARE
  own text := pg_get_functiondef('append_queue(integer)'::regprocedure);
  before text := 'id IN (SELECT id FROM log_queue ORDER BY id LIMIT most)';
BEGIN
  IF position(before IN own) = 0 THEN
    RAISE EXCEPTION 'append_queue has another text';
  END IF;
  EXECUTE replace(own, before,
    'id <= (SELECT max(id) FROM (SELECT id FROM log_queue ORDER BY id LIMIT most) AS oldest)');
END $$;
