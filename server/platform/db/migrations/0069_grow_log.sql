-- A statement of the server ends after seconds, so a log of millions of lines grows in several. Where a
-- level has no new subtree, no higher one has: a later head costs a few statements, not one for each level.
DROP FUNCTION grow_log();

-- Adds the subtrees that are complete, for `most` more lines, an even number; returns the lines they cover.
CREATE FUNCTION grow_log(most bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  lines bigint;
  known bigint;
  step smallint := 2;
BEGIN
  PERFORM pg_advisory_xact_lock(7302);
  known := coalesce((SELECT max(place) + 1 FROM log_nodes WHERE level = 1), 0);
  lines := least(coalesce((SELECT max(seq) FROM audit_log), 0), known * 2 + most);
  INSERT INTO log_nodes (level, place, hash)
    SELECT 1, (seq - 1) / 2,
      sha256('\x01'::bytea || string_agg(sha256('\x00'::bytea || hash), ''::bytea ORDER BY seq))
    FROM audit_log WHERE seq > known * 2 AND seq <= (lines / 2) * 2
    GROUP BY (seq - 1) / 2;
  LOOP
    known := coalesce((SELECT max(place) + 1 FROM log_nodes WHERE level = step), 0);
    EXIT WHEN lines >> step <= known;
    INSERT INTO log_nodes (level, place, hash)
      SELECT step, place / 2, sha256('\x01'::bytea || string_agg(hash, ''::bytea ORDER BY place))
      FROM log_nodes
      WHERE level = step - 1 AND place >= known * 2 AND place < (lines >> step) * 2
      GROUP BY place / 2;
    step := step + 1;
  END LOOP;
  RETURN lines;
END $$;
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION grow_log(bigint) SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
END $$;
