-- Live rates, with the regions that have them, and the addresses that parcels leave from, stand with the other delivery setup.
ALTER TABLE delivery_setup DROP CONSTRAINT delivery_setup_kind_check;
ALTER TABLE delivery_setup ADD CONSTRAINT delivery_setup_kind_check
  CHECK (kind IN ('profile', 'rate', 'pickup', 'local', 'shippo', 'origin'));

-- Accounts of the site at carriers. The key is sealed: a copy of this table opens none.
CREATE TABLE carrier_accounts (
  site_id uuid NOT NULL,
  carrier text NOT NULL CHECK (carrier IN ('shippo')),
  api_key text NOT NULL,
  test bool NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, carrier)
);

-- What carriers answered, by a digest of the question. Nothing of it names a buyer. Absent rates: the carrier did not answer.
CREATE TABLE carrier_quotes (
  site_id uuid NOT NULL,
  question text NOT NULL,
  rates jsonb,
  answered_at timestamptz NOT NULL,
  tried_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, question)
);
CREATE INDEX carrier_quotes_oldest ON carrier_quotes (site_id, tried_at);
