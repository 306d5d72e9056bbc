-- Limited units that an open hold keeps from others: one order or reservation of many units is bounded as many of few are.
-- A server of the release before writes none; what it places while both run is bounded by the number of holds alone.
ALTER TABLE orders ADD COLUMN held_units int8 NOT NULL DEFAULT 0;
ALTER TABLE ticket_reservations ADD COLUMN held_units int8 NOT NULL DEFAULT 0;
UPDATE orders h SET held_units = u.units
FROM (SELECT a.site_id, a.ref_id, sum(a.quantity) AS units FROM allocations a
      JOIN pools p ON p.site_id = a.site_id AND p.id = a.pool_id AND p.capacity IS NOT NULL
      WHERE a.state IN ('HELD', 'COMMITTED') AND a.line_id IS NOT NULL GROUP BY a.site_id, a.ref_id) u
WHERE h.pay_by IS NOT NULL AND u.site_id = h.site_id AND u.ref_id = h.id;
UPDATE ticket_reservations h SET held_units = u.units
FROM (SELECT a.site_id, a.ref_id, sum(a.quantity) AS units FROM allocations a
      JOIN pools p ON p.site_id = a.site_id AND p.id = a.pool_id AND p.capacity IS NOT NULL
      WHERE a.state = 'HELD' GROUP BY a.site_id, a.ref_id) u
WHERE h.status = 'PENDING' AND u.site_id = h.site_id AND u.ref_id = h.id;
