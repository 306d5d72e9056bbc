-- People who check guests in by a link, without an account, and the devices on which they do.
CREATE TABLE door_staff (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  -- Of every event, those to come too.
  all_events boolean NOT NULL,
  permissions text[] NOT NULL,
  paused boolean NOT NULL DEFAULT false,
  -- First time that a device came in by the link.
  joined_at timestamptz,
  -- The link's secret: its hash to be found by, and sealed, to be shown again.
  login_hash text NOT NULL,
  login_sealed text NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX door_staff_login ON door_staff (site_id, login_hash);
CREATE INDEX door_staff_name ON door_staff (site_id, name, id);

CREATE TABLE door_staff_events (
  site_id uuid NOT NULL,
  staff_member_id uuid NOT NULL,
  event_id uuid NOT NULL,
  PRIMARY KEY (site_id, staff_member_id, event_id),
  FOREIGN KEY (site_id, staff_member_id) REFERENCES door_staff (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);

CREATE TABLE door_devices (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  staff_member_id uuid NOT NULL,
  access_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, staff_member_id) REFERENCES door_staff (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX door_devices_access ON door_devices (site_id, access_hash);
CREATE INDEX door_devices_member ON door_devices (site_id, staff_member_id, seen_at);
