-- outside a transaction: rewritten tables are read from their indexes alone after a vacuum.
VACUUM (ANALYZE) tickets, order_events;
