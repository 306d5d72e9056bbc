-- Seats of events: each is a pool of the ledger, of one unit, and an area is one of as many as it has room for.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
  purposes text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                    WHERE conname = 'allocations_purpose_check' AND conrelid = 'allocations'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''seat''::text, ');
  ALTER TABLE allocations DROP CONSTRAINT allocations_purpose_check;
  EXECUTE 'ALTER TABLE allocations ADD CONSTRAINT allocations_purpose_check ' || replace(purposes, 'ARRAY[', 'ARRAY[''block''::text, ');
END
$$;

-- The copy of a plan that an event sells from.
CREATE TABLE event_seatings (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Null once the plan is deleted.
  plan_id uuid,
  plan_name text NOT NULL,
  plan_revision int8 NOT NULL,
  layout jsonb NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id),
  FOREIGN KEY (site_id, plan_id) REFERENCES seat_plans (site_id, id)
);
CREATE INDEX event_seatings_plan ON event_seatings (site_id, plan_id) WHERE plan_id IS NOT NULL;

-- A spot that is taken off the plan leaves its pool behind, without capacity.
CREATE TABLE event_spots (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  spot_id text NOT NULL,
  pool_id uuid NOT NULL,
  -- Its place in the order of the plan.
  position int4 NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ROW', 'TABLE', 'AREA')),
  section_id text NOT NULL,
  element_id text NOT NULL,
  section_label text NOT NULL,
  element_label text NOT NULL,
  seat_label text,
  accessible boolean NOT NULL,
  -- Centimetres; the middle of an area.
  x int4 NOT NULL,
  y int4 NOT NULL,
  -- Kinds of ticket that it is sold as; they follow `event_seated_kinds`.
  definition_ids uuid[] NOT NULL DEFAULT '{}',
  -- Staff keep it back (BLOCKED), or it does not exist on this evening (KILLED): units of its pool are taken for that.
  block text CHECK (block IN ('BLOCKED', 'KILLED')),
  block_note text,
  PRIMARY KEY (site_id, event_id, spot_id),
  FOREIGN KEY (site_id, event_id) REFERENCES event_seatings (site_id, event_id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id),
  CHECK ((kind = 'AREA') = (seat_label IS NULL)),
  CHECK (block IS NOT NULL OR block_note IS NULL)
);

-- Kinds of ticket that are sold with seats, and the sections, rows, tables and areas that these are in.
CREATE TABLE event_seated_kinds (
  site_id uuid NOT NULL,
  definition_id uuid NOT NULL,
  event_id uuid NOT NULL,
  part_ids text[] NOT NULL,
  PRIMARY KEY (site_id, definition_id),
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event_seatings (site_id, event_id)
);
CREATE INDEX event_seated_kinds_event ON event_seated_kinds (site_id, event_id);

CREATE INDEX tickets_seat ON tickets (site_id, event_id, (doc->'seat'->>'id')) WHERE doc->'seat' IS NOT NULL;
