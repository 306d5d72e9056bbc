-- Gates in front of events that many want tickets of at once: visitors are let in to buy at a rate, in the order of their numbers.
CREATE TABLE event_gates (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  enabled boolean NOT NULL,
  -- Visitors who come before it are numbered by lot; null: everybody in order of coming.
  opens_at timestamptz,
  per_minute int4 NOT NULL CHECK (per_minute > 0),
  -- Time that an admission is valid.
  admission_minutes int4 NOT NULL CHECK (admission_minutes > 0),
  -- Work that a visitor's browser does for a place; 0: none.
  difficulty int4 NOT NULL CHECK (difficulty >= 0),
  -- When those who came before the opening were numbered.
  drawn_at timestamptz,
  last_number int8 NOT NULL DEFAULT 0,
  -- The last number that was let in.
  let_in int8 NOT NULL DEFAULT 0 CHECK (let_in <= last_number),
  -- Admissions are counted up to this moment.
  counted_at timestamptz NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);

-- One row for all who are let in at a moment: those with numbers above the row before, up to this.
CREATE TABLE event_gate_turns (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  up_to int8 NOT NULL,
  at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (site_id, event_id, up_to),
  FOREIGN KEY (site_id, event_id) REFERENCES event_gates (site_id, event_id)
);

CREATE TABLE event_gate_places (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Visitor or member; null once forgotten.
  owner_id uuid,
  -- Null until the draw.
  number int8,
  -- Order of the draw.
  lot int8 NOT NULL,
  -- Name of the task that was solved for it.
  proof text,
  joined_at timestamptz NOT NULL,
  -- Its visitor left, or took another place after its admission was over.
  ended_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event_gates (site_id, event_id)
);
CREATE UNIQUE INDEX event_gate_places_once ON event_gate_places (site_id, event_id, owner_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX event_gate_places_proof ON event_gate_places (site_id, event_id, proof) WHERE proof IS NOT NULL;
CREATE UNIQUE INDEX event_gate_places_number ON event_gate_places (site_id, event_id, number) WHERE number IS NOT NULL;
CREATE INDEX event_gate_places_early ON event_gate_places (site_id, event_id) WHERE number IS NULL AND ended_at IS NULL;
CREATE INDEX event_gate_places_ended ON event_gate_places (site_id, event_id, number) WHERE ended_at IS NOT NULL AND number IS NOT NULL;
CREATE INDEX event_gate_places_owner ON event_gate_places (site_id, owner_id) WHERE owner_id IS NOT NULL;
