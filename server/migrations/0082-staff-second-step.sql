-- A staff user's sign-in that waits for the code of their app.
CREATE TABLE staff_steps (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  -- Wrong codes so far; void at the bound.
  tries int4 NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, token_hash)
);
CREATE INDEX staff_steps_age ON staff_steps (site_id, expires_at);
