-- Sessions of visitors that were ended before their time: their refresh tokens are signed and have no row that could say so.
-- Only server/src/identity/tokens writes this table.
CREATE TABLE ended_visitors (
  site_id uuid NOT NULL,
  family uuid NOT NULL,
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, family)
);
CREATE INDEX ended_visitors_age ON ended_visitors (site_id, ended_at);

-- Counts of a minute promise nothing to anybody: they are not written to the log, and a crash of the database may forget them.
ALTER TABLE rate_counters SET UNLOGGED;
