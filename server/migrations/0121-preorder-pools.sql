-- What the default location's item of a variant may still sell ahead is counted in this pool.
ALTER TABLE variants ADD COLUMN preorder_pool_id uuid;
ALTER TABLE variants ADD FOREIGN KEY (site_id, preorder_pool_id) REFERENCES pools (site_id, id);
