-- Sales that a calculator of taxes has recorded for the owner's returns: one for each calculation of an order. `sale` is its own id.
CREATE TABLE tax_sales (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  calculation text NOT NULL,
  sale text NOT NULL,
  doc jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, order_id, calculation),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);

-- Parts of them that refunds took back. The amounts are written before the calculator is called, and never change. Absent reversal: it is not confirmed.
CREATE TABLE tax_reversals (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  calculation text NOT NULL,
  refund_id uuid NOT NULL,
  reversal text,
  doc jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, order_id, calculation, refund_id),
  FOREIGN KEY (site_id, order_id, calculation) REFERENCES tax_sales (site_id, order_id, calculation)
);
