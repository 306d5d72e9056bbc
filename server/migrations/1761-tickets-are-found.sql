-- A part of a name or number finds its tickets, however many the event has. The words are those of `listTickets`.
CREATE INDEX tickets_of_people ON tickets USING gin (
  (number || ' ' || coalesce(doc #>> '{guest,firstName}', '') || ' ' || coalesce(doc #>> '{guest,lastName}', '')) gin_trgm_ops
);
CREATE INDEX orders_of_buyers ON orders USING gin (buyer_name gin_trgm_ops);
