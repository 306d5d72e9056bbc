-- Waiting lists for tickets that are sold out: who waits is offered tickets in turn, which are held for them until a time.
-- Free units of the pool that are for those who wait: nobody else gets them.
ALTER TABLE pools ADD COLUMN awaited int8 NOT NULL DEFAULT 0 CHECK (awaited >= 0);
CREATE INDEX pools_awaited ON pools (site_id) WHERE awaited > 0;

-- Settings of the list of an event. Its row is locked by whatever changes who waits or what is offered.
CREATE TABLE ticket_waiting_lists (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  enabled boolean NOT NULL,
  -- Time that an offer stands.
  offer_minutes int4 NOT NULL,
  -- STRICT or FITTING: whether a smaller group may pass one for which too few are free.
  rule text NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);

CREATE TABLE ticket_waiting_entries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Null: any kind.
  definition_id uuid,
  pricing_option_id text,
  quantity int4 NOT NULL CHECK (quantity > 0),
  -- Visitor or member.
  owner_id uuid,
  is_member boolean NOT NULL,
  name text NOT NULL,
  -- Null once the person is forgotten.
  email text,
  language text,
  status text NOT NULL CHECK (status IN ('WAITING', 'OFFERED', 'BOUGHT', 'DECLINED', 'EXPIRED', 'LEFT', 'REMOVED', 'ENDED')),
  -- Tickets that are or were offered. No reference: their owner may delete a reservation.
  reservation_id uuid,
  offer_expires_at timestamptz,
  joined_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES ticket_waiting_lists (site_id, event_id),
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id)
);
CREATE UNIQUE INDEX ticket_waiting_entries_once ON ticket_waiting_entries
  (site_id, event_id, coalesce(definition_id, '00000000-0000-0000-0000-000000000000'), lower(email)) WHERE status IN ('WAITING', 'OFFERED');
CREATE UNIQUE INDEX ticket_waiting_entries_offer ON ticket_waiting_entries (site_id, reservation_id) WHERE reservation_id IS NOT NULL;
CREATE INDEX ticket_waiting_entries_order ON ticket_waiting_entries (site_id, event_id, joined_at, id);
CREATE INDEX ticket_waiting_entries_open ON ticket_waiting_entries (site_id, event_id) WHERE status IN ('WAITING', 'OFFERED');
CREATE INDEX ticket_waiting_entries_owner ON ticket_waiting_entries (site_id, owner_id) WHERE owner_id IS NOT NULL;
