-- Codes that buyers enter. Amounts are minor units of the site's currency.
CREATE TABLE coupons (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- As the merchant wrote it; buyers may write it in any case.
  code text NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY')),
  -- Of moneyOffAmount and fixedPriceAmount.
  amount int8 CHECK (amount >= 0),
  -- Of percentOffRate, in millionths.
  rate int8 CHECK (rate BETWEEN 0 AND 1000000),
  -- Of buyXGetY.
  buy int4 CHECK (buy > 0),
  get int4 CHECK (get > 0),
  -- Null is the whole cart.
  scope jsonb,
  minimum_subtotal int8 CHECK (minimum_subtotal >= 0),
  starts_at timestamptz,
  -- From then on it does not apply.
  expires_at timestamptz,
  limit_per_customer int4 CHECK (limit_per_customer > 0),
  one_item boolean NOT NULL,
  active boolean NOT NULL,
  -- Its capacity is how often the coupon may be used, what is used of it how often it was.
  pool_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE UNIQUE INDEX coupons_code ON coupons (site_id, upper(code));
CREATE INDEX coupons_created ON coupons (site_id, created_at, id);

-- Uses of a coupon, by all and by one customer, are counted like everything scarce.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''coupon''::text, ''couponCustomer''::text, ');
END
$$;
