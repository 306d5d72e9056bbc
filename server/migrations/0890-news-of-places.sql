-- When places of the event became free while guests waited for them, until those have been notified.

ALTER TABLE event_notification_configs ADD COLUMN places_freed_at timestamptz;
CREATE INDEX event_notification_configs_places ON event_notification_configs (site_id, event_id) WHERE places_freed_at IS NOT NULL;
