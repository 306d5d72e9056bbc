-- The latest tickets of a site, as the lists of guests of all events begin.
CREATE INDEX tickets_newest ON tickets (site_id, created_at DESC, id);
