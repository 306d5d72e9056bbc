-- Series of events: the dates of one event that repeats. A running version of before makes dates without a row here; the next change of
-- such a series adds it.
CREATE TABLE event_series (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- RRULE by which its dates were last added; null where they were given one by one.
  rule text,
  -- Days of the event's zone that the rule leaves out.
  except_days text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
INSERT INTO event_series (site_id, id, created_at, updated_at)
SELECT site_id, recurrence_id, min(created_at), max(updated_at) FROM events WHERE recurrence_id IS NOT NULL GROUP BY site_id, recurrence_id;

-- Start for which a date of a series was made, which stays when the date is moved: no date is made twice.
ALTER TABLE events ADD COLUMN occurrence_at timestamptz;
UPDATE events e SET occurrence_at = e.start_at
FROM (SELECT site_id, id, row_number() OVER (PARTITION BY site_id, recurrence_id, start_at ORDER BY created_at, id) AS n
      FROM events WHERE recurrence_id IS NOT NULL AND deleted_at IS NULL) f
WHERE f.site_id = e.site_id AND f.id = e.id AND f.n = 1;
CREATE UNIQUE INDEX events_occurrence ON events (site_id, recurrence_id, occurrence_at) WHERE recurrence_id IS NOT NULL AND deleted_at IS NULL;
