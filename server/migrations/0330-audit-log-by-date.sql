-- The log is read by the site's time, which a test clock moves: ids follow the clock on the wall.
CREATE INDEX audit_log_by_date ON audit_log (site_id, at DESC, id DESC);
