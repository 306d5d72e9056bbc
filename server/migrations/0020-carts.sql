-- Carts and checkouts: one row each; lines and the entries of the buyer are in `doc`.
CREATE TABLE carts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Visitor, member, staff user or API key; a person has at most one open cart.
  owner_id uuid NOT NULL,
  owner_kind text NOT NULL CHECK (owner_kind IN ('VISITOR', 'MEMBER', 'USER', 'APP')),
  status text NOT NULL CHECK (status IN ('OPEN', 'ORDERED', 'DELETED', 'MERGED')),
  -- The checkout that was made of its lines as they are; null again as soon as they change.
  checkout_id uuid,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX carts_open ON carts (site_id, owner_id) WHERE status = 'OPEN';
CREATE INDEX carts_age ON carts (site_id, updated_at);

CREATE TABLE checkouts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  owner_kind text NOT NULL CHECK (owner_kind IN ('VISITOR', 'MEMBER', 'USER', 'APP')),
  cart_id uuid,
  status text NOT NULL CHECK (status IN ('OPEN', 'COMPLETED')),
  order_id uuid,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT checkouts_completed CHECK ((status = 'COMPLETED') = (order_id IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX checkouts_cart ON checkouts (site_id, cart_id, created_at DESC) WHERE cart_id IS NOT NULL;
CREATE INDEX checkouts_owner ON checkouts (site_id, owner_id) WHERE status = 'OPEN';
