-- Orders that are not placed yet, few of many: a count of the guests of events leaves them out.
CREATE INDEX orders_unplaced ON orders (site_id, id) WHERE status = 'INITIALIZED';
