-- Browsers and systems that a member or staff user has signed in from: a further one is reported to them.
CREATE TABLE seen_devices (
  site_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  -- Hash of what the browser says of itself: its name and its system.
  device text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, subject_id, device)
);
CREATE INDEX seen_devices_age ON seen_devices (site_id, last_seen_at);
