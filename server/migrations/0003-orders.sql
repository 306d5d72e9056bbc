-- Purchases. Only server/src/sales/purchase and server/src/sales/payments write these tables.
CREATE TABLE orders (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  number int8 NOT NULL,
  -- The checkout or reservation it came from: the same one never makes two orders.
  source text NOT NULL CHECK (source IN ('checkout', 'reservation', 'admin')),
  source_id uuid NOT NULL,
  -- Visitor or member that bought; null for orders that staff entered.
  owner_id uuid,
  buyer_email text,
  buyer_name text,
  status text NOT NULL CHECK (status IN ('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED')),
  payment_status text NOT NULL,
  fulfillment_status text NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  currency text NOT NULL,
  total int8 NOT NULL CHECK (total >= 0),
  paid int8 NOT NULL DEFAULT 0 CHECK (paid >= 0),
  refunded int8 NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= paid),
  item_count int8 NOT NULL,
  -- An online payment not finished by then gives its units back.
  pay_by timestamptz,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT orders_one_per_source UNIQUE (site_id, source, source_id),
  CONSTRAINT orders_number UNIQUE (site_id, number)
);
CREATE INDEX orders_newest ON orders (site_id, created_at DESC, id);
CREATE INDEX orders_of_owner ON orders (site_id, owner_id, created_at DESC);
CREATE INDEX orders_of_buyer ON orders (site_id, lower(buyer_email));
CREATE INDEX orders_unpaid ON orders (site_id, pay_by) WHERE status = 'INITIALIZED' AND pay_by IS NOT NULL;

CREATE TABLE order_lines (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  position int4 NOT NULL,
  kind text NOT NULL,
  app_id uuid NOT NULL,
  catalog_item_id text NOT NULL,
  quantity int8 NOT NULL CHECK (quantity > 0),
  unit_price int8 NOT NULL CHECK (unit_price >= 0),
  discount int8 NOT NULL CHECK (discount >= 0),
  tax int8 NOT NULL CHECK (tax >= 0),
  total int8 NOT NULL CHECK (total >= 0),
  fulfilled int8 NOT NULL DEFAULT 0 CHECK (fulfilled >= 0 AND fulfilled <= quantity),
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, order_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);

-- Each event in an order has its ticketing order: a random number, unique per site.
CREATE TABLE order_events (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  event_id uuid NOT NULL,
  reservation_id uuid,
  number text NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, order_id, event_id),
  CONSTRAINT order_events_number UNIQUE (site_id, number),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE UNIQUE INDEX order_events_reservation ON order_events (site_id, reservation_id) WHERE reservation_id IS NOT NULL;
CREATE INDEX order_events_event ON order_events (site_id, event_id);

CREATE TABLE transactions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
  provider text NOT NULL,
  status text NOT NULL,
  amount int8 NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  -- The provider's own id for it.
  provider_ref text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  doc jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE INDEX transactions_order ON transactions (site_id, order_id);

CREATE TABLE payment_events (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  event_id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, provider, event_id)
);

CREATE TABLE tickets (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  line_id uuid NOT NULL,
  event_id uuid NOT NULL,
  ticket_definition_id uuid NOT NULL,
  -- Shown to people; unique per site, not guessable.
  number text NOT NULL,
  status text NOT NULL CHECK (status IN ('ISSUED', 'VOID')),
  checked_in_at timestamptz,
  archived boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT tickets_number UNIQUE (site_id, number),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
CREATE INDEX tickets_order ON tickets (site_id, order_id);
CREATE INDEX tickets_event ON tickets (site_id, event_id, created_at);
