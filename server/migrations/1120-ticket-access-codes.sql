-- Codes that open hidden kinds of ticket. The tickets that can be had with one are a pool of the ledger.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''ticketCode''::text, ');
END
$$;

CREATE TABLE ticket_access_codes (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool_id uuid NOT NULL,
  code text NOT NULL,
  -- What is given in exchange for the code; another one whenever the code changes.
  access text NOT NULL,
  starts_at timestamptz,
  -- Exclusive.
  ends_at timestamptz,
  note text,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id),
  CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at)
);
CREATE UNIQUE INDEX ticket_access_codes_code ON ticket_access_codes (site_id, event_id, lower(code));
CREATE UNIQUE INDEX ticket_access_codes_access ON ticket_access_codes (site_id, access);
CREATE INDEX ticket_access_codes_newest ON ticket_access_codes (site_id, event_id, created_at DESC, id);

-- Kinds of ticket that a code opens.
CREATE TABLE ticket_access_kinds (
  site_id uuid NOT NULL,
  code_id uuid NOT NULL,
  definition_id uuid NOT NULL,
  PRIMARY KEY (site_id, code_id, definition_id),
  FOREIGN KEY (site_id, code_id) REFERENCES ticket_access_codes (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id)
);
