-- Notifications to guests of events: what an organiser has set for one event, and the mails that go to many of its guests.

CREATE TABLE event_notification_configs (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  revision int8 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the reminder goes out; null: there is none.
  reminder_time text,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_notification_configs_reminders ON event_notification_configs (site_id, event_id) WHERE reminder_time IS NOT NULL;

CREATE TABLE event_messages (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MESSAGE', 'REMINDER', 'NEW_PLACES')),
  status text NOT NULL CHECK (status IN ('SENDING', 'DONE', 'STOPPED')),
  -- Start of the event that a reminder by the clock is for; null for what people send.
  starts_at timestamptz,
  -- Words, links and audience.
  doc jsonb NOT NULL,
  total int4,
  sent int4 NOT NULL DEFAULT 0 CHECK (sent >= 0),
  -- Last address that was written to; empty once it is finished.
  after_address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_messages_event ON event_messages (site_id, event_id, created_at DESC, id DESC);
-- One reminder for each start.
CREATE UNIQUE INDEX event_messages_reminder ON event_messages (site_id, event_id, starts_at) WHERE starts_at IS NOT NULL;
