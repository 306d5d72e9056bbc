-- Categories of events, and which events are in each, in their order.

CREATE TABLE event_categories (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  states text[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE events_in_categories (
  site_id uuid NOT NULL,
  category_id uuid NOT NULL,
  event_id uuid NOT NULL,
  position int4 NOT NULL,
  PRIMARY KEY (site_id, category_id, event_id),
  FOREIGN KEY (site_id, category_id) REFERENCES event_categories (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE
);
CREATE INDEX events_in_categories_order ON events_in_categories (site_id, category_id, position, event_id);
CREATE INDEX events_in_categories_event ON events_in_categories (site_id, event_id);
