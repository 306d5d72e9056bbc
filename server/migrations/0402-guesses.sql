-- Failures at what somebody signs in with, by account and by network: each beyond the first few doubles the wait for the next guess.
-- Only server/src/identity/guesses writes this table.
CREATE TABLE guesses (
  site_id uuid NOT NULL,
  -- Whose guesses these are. Addresses of people and devices are hashed.
  key text NOT NULL,
  -- Failures that still count; time takes some away.
  level float8 NOT NULL,
  counted_at timestamptz NOT NULL,
  -- No guess is judged before; null while the next need not wait.
  closed_until timestamptz,
  PRIMARY KEY (site_id, key)
);
CREATE INDEX guesses_age ON guesses (site_id, counted_at);
