-- Members as customers of payment providers, by the provider's own ids. One that is deleted stays until its provider has forgotten it.
CREATE TABLE payment_customers (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, provider),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);

-- Means of payment that members saved there: ids that are of use with the keys of the account alone, and what a member knows them by.
CREATE TABLE saved_payment_methods (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  default_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id, provider) REFERENCES payment_customers (site_id, member_id, provider) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_payment_methods_reference ON saved_payment_methods (site_id, provider, reference);
CREATE INDEX saved_payment_methods_of_member ON saved_payment_methods (site_id, member_id, provider);
