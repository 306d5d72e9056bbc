-- Slugs that published events have left: they lead to them until another event takes them.

CREATE TABLE event_slugs (
  site_id uuid NOT NULL,
  slug text COLLATE "C" NOT NULL,
  event_id uuid NOT NULL,
  left_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, slug),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_slugs_of_event ON event_slugs (site_id, event_id);
