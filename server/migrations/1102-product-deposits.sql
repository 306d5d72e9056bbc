-- Products of which a part is paid with the order and the rest later: a share of the price in millionths, or an amount of each unit.
CREATE TABLE product_deposits (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  rate int8 CHECK (rate > 0 AND rate < 1000000),
  amount int8 CHECK (amount > 0),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, product_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE,
  CHECK ((rate IS NULL) <> (amount IS NULL))
);
