-- Days whose payments were compared with the lists of a provider, in UTC: once after the day, and again when a week is over.
CREATE TABLE payment_comparisons (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  day date NOT NULL,
  round text NOT NULL CHECK (round IN ('FIRST', 'AGAIN')),
  compared_at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('DONE', 'NOT_PERMITTED')),
  charges int4 NOT NULL,
  refunds int4 NOT NULL,
  PRIMARY KEY (site_id, provider, day, round)
);

-- Differences that were found; the id follows from what differs, so that one is found once. `settled_at`: a person settled it, or it was gone later.
CREATE TABLE payment_differences (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  payment_id uuid,
  amount int8,
  booked_amount int8,
  currency text NOT NULL,
  happened_at timestamptz NOT NULL,
  found_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, payment_id) REFERENCES transactions (site_id, id)
);
CREATE INDEX payment_differences_newest ON payment_differences (site_id, found_at DESC, id DESC);
CREATE INDEX payment_differences_open ON payment_differences (site_id, provider, day) WHERE settled_at IS NULL;

-- Staff who chose if they want mails about differences.
CREATE TABLE difference_notices (
  site_id uuid NOT NULL,
  user_id uuid NOT NULL,
  wanted boolean NOT NULL,
  PRIMARY KEY (site_id, user_id),
  FOREIGN KEY (site_id, user_id) REFERENCES staff_users (site_id, id) ON DELETE CASCADE
);

-- Payments of a provider by the day in which their money came in.
CREATE INDEX transactions_captured ON transactions (site_id, provider, captured_at) WHERE kind = 'payment' AND captured_at IS NOT NULL;
