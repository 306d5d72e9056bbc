-- Money that goes back. A refund gives back of one payment or several: a row here, and one transaction for each payment.
-- The amount is taken from the payment before the request to its provider (`refund_pending`), so that two refunds never give back the same money.
ALTER TABLE transactions
  -- Of a refund: what it gives back of, and what it is a part of.
  ADD COLUMN payment_id uuid,
  ADD COLUMN refund_id uuid,
  -- Of a payment: what went back, and what is on its way back.
  ADD COLUMN refunded int8 NOT NULL DEFAULT 0,
  ADD COLUMN refund_pending int8 NOT NULL DEFAULT 0,
  -- Of a payment: since when its money is in the till.
  ADD COLUMN captured_at timestamptz,
  ADD CONSTRAINT transactions_refunded CHECK (refunded >= 0 AND refund_pending >= 0 AND refunded + refund_pending <= amount),
  ADD CONSTRAINT transactions_refund CHECK (kind = 'payment' OR (payment_id IS NOT NULL AND refund_id IS NOT NULL));
UPDATE transactions SET captured_at = updated_at WHERE kind = 'payment' AND status = 'APPROVED';

ALTER TABLE order_lines
  ADD COLUMN refunded int8 NOT NULL DEFAULT 0,
  ADD COLUMN restocked int8 NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_lines_refunded CHECK (refunded >= 0 AND refunded <= quantity),
  ADD CONSTRAINT order_lines_restocked CHECK (restocked >= 0 AND restocked <= quantity);
UPDATE order_lines l SET restocked = l.quantity FROM happenings h
  WHERE h.site_id = l.site_id AND h.entity = 'order' AND h.entity_id = l.order_id::text AND h.slug = 'canceled'
    AND (h.payload->>'restock')::boolean;

CREATE TABLE refunds (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- PENDING while a provider has not decided; SUCCEEDED when anything went back.
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCEEDED', 'FAILED')),
  -- Of what delivery cost.
  shipping int8 NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  -- Author, Idempotency-Key and body of the request: repeated, it is the same refund.
  caller text,
  key text,
  body_hash text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE INDEX refunds_order ON refunds (site_id, order_id, created_at);
CREATE UNIQUE INDEX refunds_once ON refunds (site_id, caller, key) WHERE key IS NOT NULL;
CREATE INDEX transactions_pending_refunds ON transactions (site_id, created_at) WHERE kind = 'refund' AND status = 'PENDING';
