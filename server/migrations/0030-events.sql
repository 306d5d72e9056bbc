-- Events, kinds of ticket and reservations of tickets. Quotas are pools of the ledger.
CREATE TABLE events (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  -- Null while the time is to be announced.
  start_at timestamptz,
  end_at timestamptz,
  time_zone text NOT NULL,
  -- Null: a draft.
  published_at timestamptz,
  canceled_at timestamptz,
  -- Stays for the orders that point at it.
  deleted_at timestamptz,
  location_type text NOT NULL CHECK (location_type IN ('VENUE', 'ONLINE')),
  location_name text,
  city text,
  country text,
  initial_type text NOT NULL CHECK (initial_type IN ('RSVP', 'TICKETING')),
  registration_type text NOT NULL CHECK (registration_type IN ('RSVP', 'TICKETING', 'EXTERNAL', 'NONE')),
  registration_paused boolean NOT NULL DEFAULT false,
  -- What all occurrences of one recurring event share.
  recurrence_id uuid,
  user_id uuid,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (end_at IS NULL OR start_at <= end_at)
);
CREATE UNIQUE INDEX events_slug ON events (site_id, slug) WHERE deleted_at IS NULL;
CREATE INDEX events_start ON events (site_id, start_at, id) WHERE deleted_at IS NULL;
CREATE INDEX events_newest ON events (site_id, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX events_recurrence ON events (site_id, recurrence_id) WHERE recurrence_id IS NOT NULL;

CREATE TABLE ticket_definitions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The quota, in the ledger.
  pool_id uuid NOT NULL,
  name text NOT NULL,
  position int4 NOT NULL,
  hidden boolean NOT NULL DEFAULT false,
  pricing text NOT NULL CHECK (pricing IN ('fixed', 'donation', 'options')),
  -- Minor units of the site's currency: what the cheapest and the dearest option costs; a guest's own price has no highest.
  lowest_price int8 NOT NULL CHECK (lowest_price >= 0),
  highest_price int8 CHECK (highest_price >= lowest_price),
  fee_type text NOT NULL CHECK (fee_type IN ('FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE')),
  -- Cut to the minute; the end is exclusive.
  sale_start timestamptz,
  sale_end timestamptz,
  shown_off_sale boolean NOT NULL DEFAULT false,
  -- 0: the event's limit.
  limit_per_checkout int4 NOT NULL DEFAULT 0 CHECK (limit_per_checkout BETWEEN 0 AND 50),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX ticket_definitions_event ON ticket_definitions (site_id, event_id, position, id) WHERE deleted_at IS NULL;
CREATE INDEX ticket_definitions_newest ON ticket_definitions (site_id, created_at, id) WHERE deleted_at IS NULL;

CREATE TABLE ticket_reservations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Visitor or member that holds; null for reservations that staff made.
  owner_id uuid,
  owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'member', 'staff')),
  status text NOT NULL CHECK (status IN ('PENDING', 'CONFIRMED', 'CANCELED', 'CANCELED_MANUALLY', 'EXPIRED')),
  expires_at timestamptz NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The tickets and what they cost when they were held.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX ticket_reservations_due ON ticket_reservations (site_id, expires_at) WHERE status = 'PENDING';

-- What is held of a quota, among all that was ever sold of it.
CREATE INDEX allocations_held ON allocations (site_id, pool_id) WHERE state = 'HELD';
