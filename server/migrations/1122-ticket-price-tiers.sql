-- Prices of a kind of ticket that hold for a time or for so many tickets, in their order; then the price of the kind itself.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''ticketTier''::text, ');
END
$$;

CREATE TABLE ticket_price_tiers (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  definition_id uuid NOT NULL,
  pool_id uuid NOT NULL,
  position int4 NOT NULL,
  name text NOT NULL,
  -- Minor units of the event's currency.
  price int8 NOT NULL CHECK (price >= 0),
  -- Exclusive.
  ends_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id),
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX ticket_price_tiers_kind ON ticket_price_tiers (site_id, definition_id, position);
