-- No data of cards is stored: payments lose what named theirs.
UPDATE transactions SET doc = doc - 'source' WHERE doc ? 'source';

-- The house of the built-in payment provider `test`: what an outside provider stores of each payment of ours, by our id for it.
CREATE TABLE test_payments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  amount int8 NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- Every hour the payments that wait for the merchant are read by id.
CREATE INDEX transactions_authorized_payments ON transactions (site_id, id) WHERE kind = 'payment' AND status = 'AUTHORIZED';
