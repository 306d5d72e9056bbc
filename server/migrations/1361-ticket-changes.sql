-- Units that a change of a ticket gave back are no longer of the order's lines: a purpose of their own. A running version of before passes over them.
DO $$
DECLARE
  purposes text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                    WHERE conname = 'allocations_purpose_check' AND conrelid = 'allocations'::regclass);
BEGIN
  ALTER TABLE allocations DROP CONSTRAINT allocations_purpose_check;
  EXECUTE 'ALTER TABLE allocations ADD CONSTRAINT allocations_purpose_check ' || replace(purposes, 'ARRAY[', 'ARRAY[''change''::text, ');
END
$$;

-- What a ticket was before each change to another kind. Only server/src/sales/purchase writes it.
CREATE TABLE ticket_changes (
  site_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  number text NOT NULL,
  order_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Its id from then on, which a transfer or another change may change.
  to_ticket_id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, ticket_id),
  CONSTRAINT ticket_changes_number UNIQUE (site_id, number),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);
