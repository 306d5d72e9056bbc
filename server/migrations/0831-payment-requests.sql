-- Amounts of orders that are requested of their buyers by a link. Payments name the request that they pay in their document.

CREATE TABLE order_payment_requests (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  amount int8 NOT NULL CHECK (amount > 0),
  title text NOT NULL,
  description text,
  expires_at timestamptz,
  paid_at timestamptz,
  voided_at timestamptz,
  source_app text NOT NULL DEFAULT '',
  external_id text,
  doc jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);
CREATE INDEX order_payment_requests_order ON order_payment_requests (site_id, order_id);
CREATE UNIQUE INDEX order_payment_requests_source ON order_payment_requests (site_id, source_app, external_id);
