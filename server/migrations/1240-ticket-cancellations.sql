-- Tickets that their buyers cancelled. Only server/src/sales/purchase writes it.
CREATE TABLE ticket_cancellations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  numbers text[] NOT NULL,
  -- Minor units that the payments' providers give back, and those that a person has to.
  by_provider bigint NOT NULL CHECK (by_provider >= 0),
  by_hand bigint NOT NULL CHECK (by_hand >= 0),
  refund_id uuid,
  -- Refund on record once a person gave it back.
  hand_refund_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id),
  FOREIGN KEY (site_id, refund_id) REFERENCES refunds (site_id, id),
  FOREIGN KEY (site_id, hand_refund_id) REFERENCES refunds (site_id, id)
);
CREATE INDEX ticket_cancellations_by_order ON ticket_cancellations (site_id, order_id);
