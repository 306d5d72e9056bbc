-- Policies of events in their order, and every version of their texts: orders name the version that their buyer accepted.

CREATE TABLE event_policies (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL,
  body text NOT NULL,
  position int4 NOT NULL,
  revision int8 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_policies_event ON event_policies (site_id, event_id, position, id);

-- Outlives the policy.
CREATE TABLE event_policy_versions (
  site_id uuid NOT NULL,
  policy_id uuid NOT NULL,
  revision int8 NOT NULL,
  name text NOT NULL,
  body text NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, policy_id, revision)
);
