-- Answers of guests to events without tickets. Places are a pool of the ledger, one per event.

-- One kind of pool and one purpose more than there are, whichever those are.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
  purposes text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                    WHERE conname = 'allocations_purpose_check' AND conrelid = 'allocations'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''places''::text, ');
  ALTER TABLE allocations DROP CONSTRAINT allocations_purpose_check;
  EXECUTE 'ALTER TABLE allocations ADD CONSTRAINT allocations_purpose_check ' || replace(purposes, 'ARRAY[', 'ARRAY[''rsvp''::text, ');
END $$;

CREATE TABLE rsvps (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Visitor or member who answered; null for answers that staff entered.
  owner_id uuid,
  member_id uuid,
  status text NOT NULL CHECK (status IN ('YES', 'NO', 'WAITLIST')),
  -- Null once the person is forgotten.
  email text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- Who answered and their companions.
  guests int4 NOT NULL CHECK (guests BETWEEN 1 AND 11),
  checked_in int4 NOT NULL DEFAULT 0 CHECK (checked_in BETWEEN 0 AND guests),
  -- The waiting list goes by it.
  waiting_since timestamptz,
  language text,
  anonymized boolean NOT NULL DEFAULT false,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Answers to the form, names of companions, and which guest came when.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id),
  CHECK ((status = 'WAITLIST') = (waiting_since IS NOT NULL))
);
CREATE UNIQUE INDEX rsvps_email ON rsvps (site_id, event_id, lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX rsvps_member ON rsvps (site_id, event_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX rsvps_event ON rsvps (site_id, event_id, created_at DESC, id);
CREATE INDEX rsvps_counts ON rsvps (site_id, event_id, status) INCLUDE (guests, checked_in);
CREATE INDEX rsvps_waiting ON rsvps (site_id, event_id, waiting_since, id) WHERE status = 'WAITLIST';
CREATE INDEX rsvps_newest ON rsvps (site_id, created_at DESC, id);
CREATE INDEX rsvps_owner ON rsvps (site_id, owner_id) WHERE owner_id IS NOT NULL;

-- What was done at the door, never changed: who is in follows from it.
CREATE TABLE scans (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  ticket_id uuid,
  rsvp_id uuid,
  -- Of the answer: 1 is who answered.
  guest int4,
  act text NOT NULL CHECK (act IN ('CHECK_IN', 'UNDO')),
  -- When it was done, by the clock of the door.
  done_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  PRIMARY KEY (site_id, id),
  CHECK ((ticket_id IS NULL) <> (rsvp_id IS NULL)),
  CHECK ((rsvp_id IS NULL) = (guest IS NULL))
);
CREATE INDEX scans_event ON scans (site_id, event_id, recorded_at);
CREATE INDEX scans_ticket ON scans (site_id, ticket_id) WHERE ticket_id IS NOT NULL;
CREATE INDEX scans_rsvp ON scans (site_id, rsvp_id) WHERE rsvp_id IS NOT NULL;

-- Events that took no answers so far have their places all the same.
INSERT INTO pools (site_id, id, kind, ref_id, capacity, updated_at)
SELECT e.site_id, gen_random_uuid(), 'places', e.id, (e.doc #>> '{rsvp,limit}')::int8, e.created_at
FROM events e WHERE e.initial_type = 'RSVP';
INSERT INTO pool_changes (site_id, id, pool_id, before, after, reason, changed_at)
SELECT p.site_id, gen_random_uuid(), p.id, NULL, p.capacity, 'CREATED', p.updated_at FROM pools p WHERE p.kind = 'places';
