-- When the buyer of an order that waits for its payment is mailed a link to pay; null once that was done, and for orders that do not wait.
ALTER TABLE orders ADD COLUMN remind_at timestamptz;
CREATE INDEX orders_to_remind ON orders (site_id, remind_at) WHERE remind_at IS NOT NULL;
