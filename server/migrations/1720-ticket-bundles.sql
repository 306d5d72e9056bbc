-- Bundles: tickets of an event that are sold together at one price. Their units are those of their kinds.
CREATE TABLE ticket_bundle_lists (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  revision int8 NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);

CREATE TABLE ticket_bundles (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL,
  description text,
  -- Minor units of the event's currency, for all its tickets.
  price int8 NOT NULL CHECK (price >= 0),
  limit_per_order int4 NOT NULL CHECK (limit_per_order > 0),
  on_sale boolean NOT NULL,
  -- Order in which they are shown.
  position int4 NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES ticket_bundle_lists (site_id, event_id)
);
CREATE INDEX ticket_bundles_event ON ticket_bundles (site_id, event_id, position);

CREATE TABLE ticket_bundle_kinds (
  site_id uuid NOT NULL,
  bundle_id uuid NOT NULL,
  definition_id uuid NOT NULL,
  -- Tickets of this kind in one bundle.
  quantity int4 NOT NULL CHECK (quantity > 0),
  position int4 NOT NULL,
  PRIMARY KEY (site_id, bundle_id, definition_id),
  FOREIGN KEY (site_id, bundle_id) REFERENCES ticket_bundles (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id)
);

-- What was sold of a bundle.
CREATE INDEX tickets_of_bundle ON tickets (site_id, (doc #>> '{bundle,bundleId}')) WHERE doc ? 'bundle';
