-- Link and instructions by which guests take part in an event online. In no document of the event, which everybody reads.
CREATE TABLE event_online_access (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  link text,
  instructions text,
  -- Guests see both from so many minutes before the start; null: as soon as they are guests.
  minutes_before int4,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);
