-- Network that an open hold came from, for as long as it is open: tokens of visitors cost nothing, so holds are counted by network too.
ALTER TABLE orders ADD COLUMN hold_address text;
ALTER TABLE ticket_reservations ADD COLUMN hold_address text;
CREATE INDEX orders_held_by_owner ON orders (site_id, owner_id, pay_by) WHERE pay_by IS NOT NULL;
CREATE INDEX orders_held_from ON orders (site_id, hold_address, pay_by) WHERE hold_address IS NOT NULL;
CREATE INDEX ticket_reservations_held_by_owner ON ticket_reservations (site_id, owner_id, expires_at) WHERE status = 'PENDING';
CREATE INDEX ticket_reservations_held_from ON ticket_reservations (site_id, hold_address, expires_at) WHERE hold_address IS NOT NULL;
