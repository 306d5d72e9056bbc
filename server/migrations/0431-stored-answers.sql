-- Bytes of a stored answer, and the network of the visitor or member who got it: both bound what is stored under idempotency keys.
ALTER TABLE idempotency_records ADD COLUMN bytes int4 NOT NULL DEFAULT 0;
ALTER TABLE idempotency_records ADD COLUMN network text;
CREATE INDEX idempotency_records_of_network ON idempotency_records (site_id, network) WHERE network IS NOT NULL;
