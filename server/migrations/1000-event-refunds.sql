-- Money of orders that goes back because of their event: the organiser's request for all of them, and each order with its part of it.
CREATE TABLE event_refunds (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- On whose behalf; null: nobody of the staff.
  actor_kind text,
  actor_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);

CREATE TABLE event_refund_orders (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  order_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'PLANNED', 'BEGUN', 'NOTHING', 'REFUSED')),
  -- The refund of the order has a mail of its own.
  mails boolean NOT NULL,
  -- Amounts, once they are planned. `given` went back in an earlier try.
  by_provider int8 NOT NULL DEFAULT 0 CHECK (by_provider >= 0),
  by_hand int8 NOT NULL DEFAULT 0 CHECK (by_hand >= 0),
  given int8 NOT NULL DEFAULT 0 CHECK (given >= 0 AND given <= by_provider),
  refund_id uuid,
  hand_refund_id uuid,
  -- Code of the refusal.
  reason text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, event_id, order_id),
  FOREIGN KEY (site_id, event_id) REFERENCES event_refunds (site_id, event_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id),
  FOREIGN KEY (site_id, refund_id) REFERENCES refunds (site_id, id),
  FOREIGN KEY (site_id, hand_refund_id) REFERENCES refunds (site_id, id)
);
CREATE INDEX event_refund_orders_waiting ON event_refund_orders (site_id, event_id, order_id) WHERE state IN ('WAITING', 'PLANNED');
CREATE INDEX event_refund_orders_order ON event_refund_orders (site_id, order_id);
