-- Sign-in by an OpenID provider: on its way, and whose account there is whose here.
CREATE TABLE outside_sign_ins (
  site_id uuid NOT NULL,
  -- SHA-256 of a cookie: only the browser that set out comes back.
  cookie_hash text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('staff', 'member')),
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, cookie_hash)
);
CREATE INDEX outside_sign_ins_age ON outside_sign_ins (site_id, expires_at);

-- The provider's name of the person counts, and never changes; addresses may.
CREATE TABLE staff_identities (
  site_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, issuer, subject),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX staff_identities_user ON staff_identities (site_id, user_id, issuer);

CREATE TABLE member_identities (
  site_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id uuid NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, issuer, subject),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX member_identities_member ON member_identities (site_id, member_id, issuer);
