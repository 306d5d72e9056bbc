-- How a product is sold by subscription. Only server/src/catalog/subscription-options writes these tables.
CREATE TABLE subscription_options (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  -- A payment every so many of these.
  every int4 NOT NULL DEFAULT 1 CHECK (every BETWEEN 1 AND 50),
  -- Payments of one term; null goes on until it is cancelled.
  billing_cycles int4 CHECK (billing_cycles BETWEEN 2 AND 999),
  auto_renewal boolean NOT NULL,
  discount_type text NOT NULL DEFAULT 'NONE' CHECK (discount_type IN ('NONE', 'AMOUNT', 'PERCENT')),
  -- Minor units of an AMOUNT, millionths of a PERCENT.
  discount_value int8 NOT NULL DEFAULT 0 CHECK (discount_value >= 0),
  description text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE product_subscription_options (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  option_id uuid NOT NULL,
  position int4 NOT NULL,
  hidden boolean NOT NULL,
  PRIMARY KEY (site_id, product_id, option_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, option_id) REFERENCES subscription_options (site_id, id) ON DELETE CASCADE
);
CREATE INDEX products_of_subscription_option ON product_subscription_options (site_id, option_id, product_id);

-- A product without a row can be bought once.
CREATE TABLE subscription_only_products (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  PRIMARY KEY (site_id, product_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE
);
