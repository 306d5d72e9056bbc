-- Tickets of a kind that one person has in all their orders, counted by the member and by the buyer's address.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''ticketPerson''::text, ');
END
$$;
