-- Views of the admin's lists that a staff user saved.
CREATE TABLE saved_views (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  shared bool NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (site_id, user_id, list, lower(name));
CREATE INDEX saved_views_shared ON saved_views (site_id, list) WHERE shared;

-- What a staff user entered in an editor and has not saved.
CREATE TABLE staff_drafts (
  site_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  content jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, user_id, key),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id) ON DELETE CASCADE
);
