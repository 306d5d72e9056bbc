-- Numbers of people that several kinds of ticket of an event share, or all of them: the room.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''ticketQuota''::text, ');
END
$$;

-- Another version whenever what is drawn together with the pool changes: who read it before reads it again.
ALTER TABLE pools ADD COLUMN version int4 NOT NULL DEFAULT 0;

CREATE TABLE ticket_quotas (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool_id uuid NOT NULL,
  name text NOT NULL,
  -- Of every kind of the event, those to come too.
  all_kinds boolean NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX ticket_quotas_event ON ticket_quotas (site_id, event_id, created_at, id);

CREATE TABLE ticket_quota_kinds (
  site_id uuid NOT NULL,
  quota_id uuid NOT NULL,
  definition_id uuid NOT NULL,
  PRIMARY KEY (site_id, quota_id, definition_id),
  FOREIGN KEY (site_id, quota_id) REFERENCES ticket_quotas (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id)
);
