-- What calculators of taxes answered, by a digest of the question. Nothing of it names a buyer. Absent answer: the calculator did not answer.
CREATE TABLE tax_calculations (
  site_id uuid NOT NULL,
  question text NOT NULL,
  answer jsonb,
  answered_at timestamptz NOT NULL,
  tried_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, question)
);
CREATE INDEX tax_calculations_oldest ON tax_calculations (site_id, tried_at);
