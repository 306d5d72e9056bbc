-- Passwords of staff users. A user without one signs in by a mailed link or a provider.
CREATE TABLE staff_passwords (
  site_id uuid NOT NULL,
  user_id uuid NOT NULL,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, user_id),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id) ON DELETE CASCADE
);
