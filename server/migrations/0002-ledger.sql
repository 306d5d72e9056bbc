-- The one ledger for everything scarce. Only server/src/sales/ledger writes these tables.
CREATE TABLE pools (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stock', 'tickets')),
  -- The variant, ticket definition ... that the units belong to.
  ref_id uuid NOT NULL,
  -- Splits a hot quota; 0 until an operator does.
  bucket int4 NOT NULL DEFAULT 0,
  -- Units that ever were; null is unlimited.
  capacity int8 CHECK (capacity >= 0),
  -- Held and committed units.
  used int8 NOT NULL DEFAULT 0 CHECK (used >= 0),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT pools_never_oversold CHECK (capacity IS NULL OR used <= capacity)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX pools_ref ON pools (site_id, kind, ref_id, bucket);

-- Why `used` is what it is: one row per taking.
CREATE TABLE allocations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  pool_id uuid NOT NULL,
  quantity int8 NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('HELD', 'COMMITTED', 'RELEASED', 'EXPIRED', 'RESTOCKED')),
  purpose text NOT NULL CHECK (purpose IN ('reservation', 'order', 'adjustment')),
  ref_id uuid NOT NULL,
  line_id uuid,
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX allocations_ref ON allocations (site_id, ref_id);
CREATE INDEX allocations_pool ON allocations (site_id, pool_id);
CREATE INDEX allocations_due ON allocations (site_id, expires_at) WHERE state = 'HELD' AND expires_at IS NOT NULL;

-- Why `capacity` is what it is.
CREATE TABLE pool_changes (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  pool_id uuid NOT NULL,
  -- Null on both sides of a change between limited and unlimited.
  before int8,
  after int8,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX pool_changes_pool ON pool_changes (site_id, pool_id, changed_at);
