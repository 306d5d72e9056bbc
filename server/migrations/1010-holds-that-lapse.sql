-- What has run out of a pool's holds is found without reading those that run: thousands of them while tickets go on sale.
CREATE INDEX allocations_held_until ON allocations (site_id, pool_id, expires_at) WHERE state = 'HELD';
DROP INDEX allocations_held;
