-- Orders of another shop, as they were.
ALTER TABLE orders ADD COLUMN imported boolean NOT NULL DEFAULT false;
CREATE INDEX orders_imported ON orders (site_id, created_at DESC, id) WHERE imported;
