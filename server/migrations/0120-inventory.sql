-- Stock per location. Only server/src/catalog/{locations,inventory-items} write these tables; counts stay in the ledger.
CREATE TABLE locations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('VIRTUAL', 'PHYSICAL')),
  -- Where online sales draw from. Every site has one; it is never closed.
  is_default boolean NOT NULL DEFAULT false,
  closed_at timestamptz,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT locations_default_is_open CHECK (NOT is_default OR closed_at IS NULL)
);
CREATE UNIQUE INDEX locations_default ON locations (site_id) WHERE is_default;
CREATE UNIQUE INDEX locations_name ON locations (site_id, lower(name)) WHERE closed_at IS NULL;

INSERT INTO locations (site_id, id, name, kind, is_default, created_at, updated_at)
SELECT id, gen_random_uuid(), 'Main', 'PHYSICAL', true, created_at, created_at FROM sites;

-- One variant at one location. Whether it is counted, and how many there are, is its pool's: a null capacity is not counted.
CREATE TABLE inventory_items (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- Row id of the variant, not the published one.
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  -- At the default location the variant's own pool.
  pool_id uuid NOT NULL,
  -- What may be sold before it is there; the pool exists once it was allowed.
  preorder_pool_id uuid,
  preorder_enabled boolean NOT NULL DEFAULT false,
  preorder_message text,
  -- The merchant's switch where units are not counted. At the default location the variant's own switch stands.
  in_stock boolean NOT NULL DEFAULT true,
  -- Counted units up to this are few; null is the site's.
  low_stock_threshold int4 CHECK (low_stock_threshold >= 0),
  -- Level that was announced last.
  told_level text NOT NULL DEFAULT 'IN' CHECK (told_level IN ('IN', 'LOW', 'OUT')),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT inventory_items_once UNIQUE (site_id, variant_id, location_id),
  CONSTRAINT inventory_items_preorder CHECK (NOT preorder_enabled OR preorder_pool_id IS NOT NULL),
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, location_id) REFERENCES locations (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id),
  FOREIGN KEY (site_id, preorder_pool_id) REFERENCES pools (site_id, id)
);
CREATE UNIQUE INDEX inventory_items_pool ON inventory_items (site_id, pool_id);
CREATE INDEX inventory_items_product ON inventory_items (site_id, product_id);
CREATE INDEX inventory_items_newest ON inventory_items (site_id, created_at DESC, id);
CREATE INDEX inventory_items_location ON inventory_items (site_id, location_id, id);

INSERT INTO inventory_items (site_id, id, product_id, variant_id, location_id, pool_id, in_stock, told_level, created_at, updated_at)
SELECT v.site_id, gen_random_uuid(), v.product_id, v.id, l.id, v.pool_id, v.in_stock,
       CASE WHEN s.capacity IS NULL THEN CASE WHEN v.in_stock THEN 'IN' ELSE 'OUT' END
            WHEN s.capacity > s.used THEN 'IN' ELSE 'OUT' END,
       p.created_at, p.updated_at
FROM variants v
JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id
JOIN pools s ON s.site_id = v.site_id AND s.id = v.pool_id
JOIN locations l ON l.site_id = v.site_id AND l.is_default;

-- Sales before there is stock, and units that a merchant took though there were none: `capacity - owed - used` is the quantity, which
-- alone may be negative. Nothing is on the shelf while something is owed.
ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
ALTER TABLE pools ADD CONSTRAINT pools_kind_check CHECK (kind IN ('stock', 'preorder', 'tickets'));
ALTER TABLE pools ADD COLUMN owed int8 NOT NULL DEFAULT 0 CHECK (owed >= 0);
ALTER TABLE pools ADD CONSTRAINT pools_owed_when_empty CHECK (owed = 0 OR used = capacity);

-- Who changed it; null is the shop itself. `before` and `after` are capacity less what is owed.
ALTER TABLE pool_changes ADD COLUMN actor_kind text;
ALTER TABLE pool_changes ADD COLUMN actor_id uuid;
CREATE INDEX allocations_pool_given_back ON allocations (site_id, pool_id, updated_at DESC, id DESC)
  WHERE state IN ('RELEASED', 'EXPIRED', 'RESTOCKED');
CREATE INDEX allocations_pool_taken ON allocations (site_id, pool_id, created_at DESC, id DESC);
DROP INDEX allocations_pool;
