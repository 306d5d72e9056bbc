-- Tip settings of a site: its default ones, and those of locations, terminals and people. One row each; the default ones are read with the site.
CREATE TABLE tip_setup (
  site_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('settings')),
  id uuid NOT NULL,
  doc jsonb NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX tip_setup_one_default ON tip_setup (site_id) WHERE (doc ->> 'isDefault')::bool;

-- Parts of the tips of orders that staff were given. The tip itself is a fee of its order.
CREATE TABLE tip_distributions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  tip_id uuid NOT NULL,
  order_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  amount int8 NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  line_items jsonb NOT NULL,
  transaction_id uuid NOT NULL,
  transaction_at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('POS', 'WEB', 'DASHBOARD')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE INDEX tip_distributions_of_order ON tip_distributions (site_id, order_id, created_at, id);
CREATE INDEX tip_distributions_newest ON tip_distributions (site_id, created_at DESC, id DESC);
