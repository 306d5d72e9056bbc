-- Tenants, callers, keys, the outbox and the bookkeeping that every feature stands on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Site-less tables (reference tables when distributed).
CREATE TABLE sites (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  locale text NOT NULL,
  currency text NOT NULL,
  time_zone text NOT NULL,
  settings jsonb NOT NULL DEFAULT '{}',
  clock_offset_ms int8 NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

CREATE TABLE oauth_clients (
  id uuid PRIMARY KEY,
  site_id uuid NOT NULL,
  name text NOT NULL,
  redirect_uris text[] NOT NULL DEFAULT '{}',
  post_flow_origins text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);

-- What arrives without a site: `api-key` (hash), `host`, `webhook`.
CREATE TABLE site_lookups (
  kind text NOT NULL,
  key text NOT NULL,
  site_id uuid NOT NULL,
  target uuid,
  PRIMARY KEY (kind, key)
);

CREATE TABLE signing_keys (
  id text PRIMARY KEY,
  algorithm text NOT NULL,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE api_keys (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  key_hash text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE refresh_tokens (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  client_id uuid NOT NULL,
  family uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('visitor', 'member')),
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (site_id, token_hash)
);

CREATE TABLE staff_users (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX staff_users_email ON staff_users (site_id, lower(email));

CREATE TABLE staff_sessions (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id)
);

-- Sign-in links work once.
CREATE TABLE sign_in_links (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id)
);

-- The outbox. Insert only; `sequence` counts per entity; `written_by` is the horizon that readers advance behind.
CREATE TABLE happenings (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  slug text NOT NULL,
  sequence int8 NOT NULL,
  payload jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (site_id, id)
);
CREATE INDEX happenings_horizon ON happenings (written_by, site_id, id);
CREATE INDEX happenings_of_entity ON happenings (site_id, entity, entity_id, sequence DESC);

-- How far each kind of reader has come.
CREATE TABLE outbox_readers (
  name text PRIMARY KEY,
  position xid8 NOT NULL
);

CREATE TABLE idempotency_records (
  site_id uuid NOT NULL,
  caller text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  status int4,
  body text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, caller, operation, key)
);
CREATE INDEX idempotency_records_age ON idempotency_records (site_id, created_at);

-- One row per key and window; shared by all processes.
CREATE TABLE rate_counters (
  site_id uuid NOT NULL,
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  used int4 NOT NULL,
  PRIMARY KEY (site_id, key, window_start)
);

-- Public numbers (orders, invoices): a counter row per site, bumped last before commit.
CREATE TABLE counters (
  site_id uuid NOT NULL,
  name text NOT NULL,
  n int8 NOT NULL,
  PRIMARY KEY (site_id, name)
);
