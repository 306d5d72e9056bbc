-- Seat plans of halls: `layout` holds sections, rows, tables, areas and seats, as large as 2 MB.
CREATE TABLE seat_plans (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  seats int4 NOT NULL,
  capacity int4 NOT NULL,
  layout jsonb NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
