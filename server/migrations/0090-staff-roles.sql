-- Roles that a site makes for itself. The scopes stand in the users' rows too, so that a request reads one row.
CREATE TABLE staff_roles (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX staff_roles_name ON staff_roles (site_id, lower(name));

ALTER TABLE staff_users
  -- Set where `role` is 'custom'.
  ADD COLUMN role_id uuid,
  -- When a session last began, by whatever way.
  ADD COLUMN signed_in_at timestamptz,
  ADD CONSTRAINT staff_users_role CHECK ((role = 'custom') = (role_id IS NOT NULL)),
  ADD CONSTRAINT staff_users_role_id FOREIGN KEY (site_id, role_id) REFERENCES staff_roles (site_id, id);
CREATE INDEX staff_users_of_role ON staff_users (site_id, role_id) WHERE role_id IS NOT NULL;

UPDATE staff_users u SET signed_in_at = (
  SELECT max(l.used_at) FROM sign_in_links l WHERE l.site_id = u.site_id AND l.user_id = u.id
);
