-- Second factors of people, what stands in for both steps, and browsers that skip the second.
CREATE TABLE factors (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  subject_kind text NOT NULL CHECK (subject_kind IN ('member', 'staff')),
  subject_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('TOTP', 'EMAIL')),
  -- Base32, of TOTP: codes are computed from it, so it cannot be a hash.
  secret text,
  -- The latest step of 30 seconds whose code was taken: it and those before are refused.
  last_step int8 NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Null until a first code proves that it works; until then no sign-in requires it.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  PRIMARY KEY (site_id, id),
  CONSTRAINT factors_secret CHECK ((type = 'TOTP') = (secret IS NOT NULL))
);
CREATE UNIQUE INDEX factors_of_subject ON factors (site_id, subject_id, type);

-- Recovery codes for people who have lost everything else: SHA-256 of 80 random bits, each works once.
CREATE TABLE recovery_codes (
  site_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, subject_id, code_hash)
);

-- Browsers that skip the second step.
CREATE TABLE remembered_devices (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash)
);
CREATE INDEX remembered_devices_of_subject ON remembered_devices (site_id, subject_id);
CREATE INDEX remembered_devices_age ON remembered_devices (site_id, expires_at);

CREATE TABLE passkeys (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  subject_kind text NOT NULL CHECK (subject_kind IN ('member', 'staff')),
  subject_id uuid NOT NULL,
  -- As the authenticator names it, base64url.
  credential_id text NOT NULL,
  -- COSE, base64url.
  public_key text NOT NULL,
  -- Signatures so far, as the authenticator counts them; 0 from those that do not count.
  counter int8 NOT NULL,
  transports text[] NOT NULL,
  backed_up boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (site_id, credential_id);
CREATE INDEX passkeys_of_subject ON passkeys (site_id, subject_id);

-- Each is answered once, within minutes, by the caller it was given to.
CREATE TABLE passkey_challenges (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('REGISTER', 'SIGN_IN')),
  -- The visitor, member or staff user who made the request.
  caller_id uuid NOT NULL,
  challenge text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX passkey_challenges_age ON passkey_challenges (site_id, expires_at);

-- A sign-in that waits for the second step waits as one for an address does; its mail is sent on request.
ALTER TABLE state_tokens
  ADD COLUMN purpose text NOT NULL DEFAULT 'ADDRESS' CHECK (purpose IN ('ADDRESS', 'SECOND_STEP')),
  ALTER COLUMN code_hash DROP NOT NULL;
