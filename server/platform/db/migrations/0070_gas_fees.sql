-- Of Ethereum: fee_rate is the highest price of gas that a transaction should offer, tip_rate the part of it
-- for the block's maker; both in gwei.
ALTER TABLE chain_state ADD COLUMN tip_rate numeric(12, 3) CHECK (tip_rate >= 0);
