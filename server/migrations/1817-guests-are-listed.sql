-- A page of the guests of an event, their number and a search are read from one index of the tickets and one of the orders of the event, without the rows
-- of either. A row of `order_events` that a running version of before writes has no name of its buyer: it is found by its number alone.
-- Number and names of the holder, in small letters; an index has no room for what is longer.
ALTER TABLE tickets ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  lower(left(number || ' ' || coalesce(doc #>> '{guest,firstName}', '') || ' ' || coalesce(doc #>> '{guest,lastName}', ''), 300))
) STORED;
DROP INDEX tickets_event;
DROP INDEX tickets_of_people;
CREATE INDEX tickets_of_event ON tickets (site_id, event_id, created_at DESC, id) INCLUDE (order_id, checked_in_at, words);
CREATE INDEX tickets_of_words ON tickets USING gin (words gin_trgm_ops);

-- The time of the order and the name of its buyer, which is written wherever that of the order is.
ALTER TABLE order_events ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN buyer_name text;
UPDATE order_events e SET created_at = o.created_at, buyer_name = o.buyer_name
  FROM orders o WHERE o.site_id = e.site_id AND o.id = e.order_id;
ALTER TABLE order_events ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  lower(left(number || ' ' || coalesce(buyer_name, ''), 300))
) STORED;
DROP INDEX order_events_event;
DROP INDEX orders_of_buyers;
-- The last column is the id of the guest who is the buyer.
CREATE INDEX order_events_of_event ON order_events (site_id, event_id, created_at DESC, (md5(order_id::text || event_id::text)::uuid))
  INCLUDE (order_id, words);
CREATE INDEX order_events_newest ON order_events (site_id, created_at DESC, (md5(order_id::text || event_id::text)::uuid));
CREATE UNIQUE INDEX order_events_guest ON order_events (site_id, (md5(order_id::text || event_id::text)::uuid));
CREATE INDEX order_events_of_words ON order_events USING gin (words gin_trgm_ops);
