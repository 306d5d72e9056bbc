-- A reservation may hold tickets of several events; its order then has a ticketing order for each of them.
DROP INDEX order_events_reservation;
CREATE UNIQUE INDEX order_events_reservation ON order_events (site_id, reservation_id, event_id) WHERE reservation_id IS NOT NULL;
