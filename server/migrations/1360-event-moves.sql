-- Moves of events that have guests, and what staff decided about them. Only server/src/events/moves writes it.
CREATE TABLE event_moves (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'DISMISSED', 'ANNOUNCED')),
  -- Date and place before.
  former jsonb NOT NULL,
  -- Orders until then are of the former date.
  moved_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  give_back_days int4 CHECK (give_back_days > 0),
  -- Tickets may be given back until then; null where they may not because of this move.
  give_back_until timestamptz,
  with_fees boolean NOT NULL DEFAULT true,
  -- People to mail, those that were, and the address of the last of them.
  total int4,
  sent int4 NOT NULL DEFAULT 0,
  after_address text NOT NULL DEFAULT '',
  finished_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);
CREATE UNIQUE INDEX event_moves_open ON event_moves (site_id, event_id) WHERE state = 'OPEN';
CREATE INDEX event_moves_by_event ON event_moves (site_id, event_id, created_at DESC, id DESC);
