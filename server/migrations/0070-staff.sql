-- What was granted and changed, by whom: append only, no statement changes or deletes a row.
CREATE TABLE audit_log (
  site_id uuid NOT NULL,
  -- UUID v7: the order in which entries came, whatever the site's clock says.
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'apiKey', 'console')),
  actor_id uuid,
  -- As it was then: users and keys go, entries stay.
  actor_name text NOT NULL,
  action text NOT NULL,
  target_id uuid NOT NULL,
  target_name text NOT NULL,
  before jsonb,
  after jsonb,
  request_id text,
  PRIMARY KEY (site_id, id),
  CONSTRAINT audit_log_actor CHECK ((actor_kind = 'console') = (actor_id IS NULL))
);
CREATE INDEX audit_log_of_target ON audit_log (site_id, target_id, id DESC);
CREATE INDEX audit_log_of_actor ON audit_log (site_id, actor_id, id DESC);

CREATE INDEX staff_sessions_user ON staff_sessions (site_id, user_id);
CREATE INDEX sign_in_links_user ON sign_in_links (site_id, user_id, used_at DESC);
CREATE INDEX refresh_tokens_client ON refresh_tokens (site_id, client_id) WHERE revoked_at IS NULL;
