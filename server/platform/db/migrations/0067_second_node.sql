-- A second node of a coin: how far it is, and since when it has other blocks than the first one.
ALTER TABLE chain_state
  ADD COLUMN second_read_at timestamptz,
  ADD COLUMN second_problem text CHECK (second_problem IN ('away', 'wrong-network', 'differs')),
  ADD COLUMN differs_since timestamptz,
  ADD CONSTRAINT chain_state_differs CHECK (
    (second_problem IS NOT DISTINCT FROM 'differs') = (differs_since IS NOT NULL));
