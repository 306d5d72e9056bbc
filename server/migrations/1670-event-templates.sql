-- Events that new ones begin as. The source of a template is a row of events that was deleted before anybody could read it: whatever lists,
-- counts or sells events leaves it out with the other deleted ones.
CREATE TABLE event_templates (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  event_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);
CREATE INDEX event_templates_name ON event_templates (site_id, lower(name), id);
