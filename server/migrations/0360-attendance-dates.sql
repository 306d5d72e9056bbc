-- When somebody's attendance last changed. Null on rows that a server of the release before wrote: then it is as old as the row.
ALTER TABLE rsvps ADD COLUMN status_at timestamptz;
UPDATE rsvps SET status_at = updated_at;
ALTER TABLE tickets ADD COLUMN voided_at timestamptz;
UPDATE tickets t SET voided_at = o.updated_at FROM orders o WHERE t.status = 'VOID' AND o.site_id = t.site_id AND o.id = t.order_id;
