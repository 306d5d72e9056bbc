-- People who sign in to the site, what proves that it is they, and the mails that are sent to them.
CREATE TABLE members (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Null once deleted.
  login_email text,
  email_verified boolean NOT NULL DEFAULT false,
  -- OFFLINE is a contact without a sign-in; a registration with its address makes it a member.
  status text NOT NULL CHECK (status IN ('PENDING', 'ACTIVE', 'BLOCKED', 'DELETED', 'OFFLINE')),
  pending_reasons text[] NOT NULL DEFAULT '{}',
  activity text NOT NULL DEFAULT 'ACTIVE' CHECK (activity IN ('ACTIVE', 'MUTED')),
  privacy text NOT NULL DEFAULT 'PRIVATE' CHECK (privacy IN ('PUBLIC', 'PRIVATE')),
  nickname text,
  slug text,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_login_at timestamptz,
  -- Contact and profile.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT members_deleted CHECK (status <> 'DELETED' OR login_email IS NULL)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX members_login_email ON members (site_id, lower(login_email));
CREATE UNIQUE INDEX members_slug ON members (site_id, slug);
CREATE INDEX members_newest ON members (site_id, created_at DESC, id);

CREATE TABLE member_passwords (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- argon2id, with its parameters.
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);

-- Every token below is stored as its SHA-256 and works once: a conditional update decides.

-- Proof of a fresh sign-in, for the authorize address.
CREATE TABLE session_tokens (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  -- The visitor that signed in.
  visitor_id uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, token_hash)
);
CREATE INDEX session_tokens_age ON session_tokens (site_id, expires_at);

CREATE TABLE authorization_codes (
  site_id uuid NOT NULL,
  code_hash text NOT NULL,
  client_id uuid NOT NULL,
  redirect_uri text,
  code_challenge text NOT NULL,
  member_id uuid NOT NULL,
  visitor_id uuid,
  -- Of the refresh token that the code is exchanged for: a second use ends it.
  family uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, code_hash)
);
CREATE INDEX authorization_codes_age ON authorization_codes (site_id, expires_at);

-- A sign-in or verification that waits for a code from a mail.
CREATE TABLE state_tokens (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  visitor_id uuid,
  code_hash text NOT NULL,
  -- Wrong codes so far; void at the bound.
  tries int4 NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, token_hash)
);
CREATE INDEX state_tokens_age ON state_tokens (site_id, expires_at);

CREATE TABLE recovery_tokens (
  site_id uuid NOT NULL,
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, token_hash)
);
CREATE INDEX recovery_tokens_of_member ON recovery_tokens (site_id, member_id);
CREATE INDEX recovery_tokens_age ON recovery_tokens (site_id, expires_at);

CREATE TABLE sign_on_policies (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  require_owner_approval boolean NOT NULL,
  require_email_verification boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id)
);

-- A visitor or member on the way from a site's own pages to ours, with the way back.
CREATE TABLE redirect_sessions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash text NOT NULL,
  -- Whose session our pages go on with; null when nobody's.
  subject_id uuid,
  subject_role text CHECK (subject_role IN ('visitor', 'member')),
  client_id uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The flow, its callbacks and preferences.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX redirect_sessions_token ON redirect_sessions (site_id, token_hash);
CREATE INDEX redirect_sessions_age ON redirect_sessions (site_id, expires_at);

-- Written with their cause, sent after it. Without a mail server they stay: that is the dev mailbox.
CREATE TABLE mails (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  -- Emptied once a mail server has it: mails carry secrets.
  text text NOT NULL,
  html text,
  created_at timestamptz NOT NULL,
  -- Taken by a process that sends it; another may take it two minutes later.
  claimed_at timestamptz,
  sent_at timestamptz,
  tries int4 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX mails_to ON mails (site_id, lower(to_address), created_at DESC, id DESC);
CREATE INDEX mails_waiting ON mails (site_id, created_at) WHERE sent_at IS NULL;

-- What a visitor holds or bought follows them when they sign in.
CREATE INDEX ticket_reservations_of_owner ON ticket_reservations (site_id, owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX refresh_tokens_family ON refresh_tokens (site_id, family);
CREATE INDEX refresh_tokens_subject ON refresh_tokens (site_id, subject_id) WHERE revoked_at IS NULL;
CREATE INDEX refresh_tokens_revoked ON refresh_tokens (site_id, revoked_at) WHERE revoked_at IS NOT NULL;
-- The visitor that a member was, for the tokens that are renewed.
ALTER TABLE refresh_tokens ADD COLUMN visitor_id uuid;
