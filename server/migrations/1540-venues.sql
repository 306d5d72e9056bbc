-- Places that organisers write once and choose for events: address, notes, and rooms with their capacity.
CREATE TABLE venues (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  address jsonb NOT NULL,
  notes text NOT NULL,
  accessibility_notes text NOT NULL,
  rooms jsonb NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX venues_name ON venues (site_id, lower(name), id);

-- The venue that an event is at. Name and address stand in the event, too, where everybody reads them.
CREATE TABLE event_venues (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  venue_id uuid NOT NULL,
  -- One of the rooms of the venue.
  room_id uuid,
  -- As many guests as the room has places for.
  uses_capacity boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, venue_id) REFERENCES venues (site_id, id)
);
CREATE INDEX event_venues_venue ON event_venues (site_id, venue_id, event_id);

-- The shared quota that is the capacity of the room of its event.
ALTER TABLE ticket_quotas ADD COLUMN of_room boolean NOT NULL DEFAULT false;
