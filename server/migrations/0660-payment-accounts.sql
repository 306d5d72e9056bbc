-- Accounts of the site at payment providers, with keys as the owner entered them. The secrets are sealed: a copy of this table opens none.
CREATE TABLE payment_accounts (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  public_key text NOT NULL,
  secret_key text NOT NULL,
  messages_secret text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, provider)
);

-- Every minute the authorized payments whose time has come are read by id.
CREATE INDEX transactions_scheduled_payments ON transactions (site_id, id)
  WHERE kind = 'payment' AND status = 'AUTHORIZED' AND doc ? 'decision';

-- Messages of providers name a payment by the provider's own id.
CREATE INDEX transactions_by_reference ON transactions (site_id, provider, provider_ref) WHERE kind = 'payment' AND provider_ref IS NOT NULL;
