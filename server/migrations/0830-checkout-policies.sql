-- Every version of the policies that the checkout page shows: orders name the version that their buyer accepted.

CREATE TABLE checkout_policy_versions (
  site_id uuid NOT NULL,
  revision int8 NOT NULL,
  policies jsonb NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, revision)
);
