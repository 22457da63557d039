-- Tables and columns carry the terms of the glossary, so that a reader finds in the database what the code names.
ALTER TABLE allowances RENAME TO rate_limits;
ALTER TABLE first_answers RENAME TO idempotency_keys;
ALTER TABLE claims RENAME TO reviews;
ALTER TABLE fetch_claims RENAME TO fetch_leases;
ALTER TABLE sessions RENAME COLUMN proven_at TO reauthenticated_at;
