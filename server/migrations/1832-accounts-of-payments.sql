-- Accounts of a site at one provider have numbers, 0 for the first: keys that are replaced by others of the same account leave it as it is.
ALTER TABLE payment_accounts ADD COLUMN account int4 NOT NULL DEFAULT 0;

-- Account that a payment was begun at; 0 of payments of providers without keys.
ALTER TABLE transactions ADD COLUMN account int4 NOT NULL DEFAULT 0;

-- Accounts whose keys were replaced by those of another one, or removed. The secret of their messages is sealed as it was; null once it is forgotten.
CREATE TABLE former_payment_accounts (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  account int4 NOT NULL,
  public_key text NOT NULL,
  messages_secret text,
  left_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, provider, account)
);

-- Payments and refunds of the day that were not compared, because they are of a former account.
ALTER TABLE payment_comparisons ADD COLUMN elsewhere int4 NOT NULL DEFAULT 0;

-- Account whose lists a difference was found in: the lists of another one do not settle it.
ALTER TABLE payment_differences ADD COLUMN account int4 NOT NULL DEFAULT 0;
