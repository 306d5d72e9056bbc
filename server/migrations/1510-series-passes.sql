-- Passes of a series: one ticket that admits to many of its dates. How many are sold is a pool of the ledger.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''ticketPass''::text, ');
END
$$;

CREATE TABLE series_passes (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  series_id uuid NOT NULL,
  pool_id uuid NOT NULL,
  name text NOT NULL,
  description text,
  -- Minor units of the site's currency, for all dates.
  price int8 NOT NULL CHECK (price >= 0),
  -- Of every date of the series, those to come too.
  all_dates boolean NOT NULL,
  on_sale boolean NOT NULL,
  -- Sold for the rest of its dates once the first has begun.
  sold_after_start boolean NOT NULL,
  limit_per_order int4 NOT NULL CHECK (limit_per_order > 0),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, series_id) REFERENCES event_series (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX series_passes_series ON series_passes (site_id, series_id, created_at, id) WHERE deleted_at IS NULL;

-- Dates that a pass is sold for, with the kind of ticket that it takes a unit of. What was sold stands in its order.
CREATE TABLE series_pass_dates (
  site_id uuid NOT NULL,
  pass_id uuid NOT NULL,
  event_id uuid NOT NULL,
  definition_id uuid NOT NULL,
  PRIMARY KEY (site_id, pass_id, event_id),
  FOREIGN KEY (site_id, pass_id) REFERENCES series_passes (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id),
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id)
);
CREATE INDEX series_pass_dates_event ON series_pass_dates (site_id, event_id);

-- The tickets of one pass: one for each of its dates.
CREATE UNIQUE INDEX tickets_of_pass ON tickets (site_id, (doc #>> '{pass,id}'), event_id) WHERE doc ? 'pass';
