-- Labels of parcels at a carrier: first its prices, then the label. The order's address is at the carrier alone.
CREATE TABLE shipping_labels (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('QUOTED', 'BUYING', 'BOUGHT', 'FAILED', 'VOIDING', 'VOIDED')),
  doc jsonb NOT NULL,
  -- Names at the carrier: of the chosen price, and of the purchase.
  rate text,
  purchase text,
  label_url text,
  tracking_number text,
  tracking_link text,
  fulfillment_id uuid,
  problem text,
  -- Begin of the last call about it.
  claimed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, fulfillment_id) REFERENCES fulfillments (site_id, id) ON DELETE SET NULL (fulfillment_id)
);
CREATE INDEX shipping_labels_order ON shipping_labels (site_id, order_id, created_at);
CREATE INDEX shipping_labels_under_way ON shipping_labels (site_id, claimed_at) WHERE status IN ('BUYING', 'VOIDING');
CREATE INDEX shipping_labels_quoted ON shipping_labels (site_id, created_at) WHERE status = 'QUOTED';
CREATE INDEX shipping_labels_fulfillment ON shipping_labels (site_id, fulfillment_id) WHERE fulfillment_id IS NOT NULL;
