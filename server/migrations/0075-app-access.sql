-- An app that the owner let in: its code, until it is exchanged for a refresh token.
CREATE TABLE app_codes (
  site_id uuid NOT NULL,
  code_hash text NOT NULL,
  client_id uuid NOT NULL,
  -- Of the refresh token that the code is exchanged for: a second use ends it.
  family uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, code_hash)
);
CREATE INDEX app_codes_age ON app_codes (site_id, expires_at);

-- `app`: the subject is the API key that stands as the app's secret.
ALTER TABLE refresh_tokens DROP CONSTRAINT refresh_tokens_role_check;
ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_role_check CHECK (role IN ('visitor', 'member', 'app'));
