-- The last problem of a calculator of taxes, and how often it had one without a day between. `kind` as faults of calculators have it.
CREATE TABLE tax_calculator_problems (
  site_id uuid NOT NULL,
  calculator text NOT NULL,
  kind text NOT NULL,
  problem text NOT NULL,
  times int NOT NULL,
  began_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, calculator)
);
