-- What was handed over of an order, and how it travels. Only server/src/sales/fulfillments writes it; `order_lines.fulfilled` is its sum.
CREATE TABLE fulfillments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  tracking_number text,
  shipping_provider text,
  tracking_link text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE INDEX fulfillments_order ON fulfillments (site_id, order_id, created_at);
CREATE UNIQUE INDEX fulfillments_tracking ON fulfillments (site_id, order_id, tracking_number) WHERE tracking_number IS NOT NULL;

CREATE TABLE fulfillment_lines (
  site_id uuid NOT NULL,
  fulfillment_id uuid NOT NULL,
  line_id uuid NOT NULL,
  quantity int8 NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (site_id, fulfillment_id, line_id),
  FOREIGN KEY (site_id, fulfillment_id) REFERENCES fulfillments (site_id, id) ON DELETE CASCADE
);

-- Entries of an order's history that its domain events and payments do not hold.
CREATE TABLE order_activities (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  type text NOT NULL,
  -- Who wrote it, where a person did.
  author_id uuid,
  message text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE INDEX order_activities_order ON order_activities (site_id, order_id, created_at);
