-- Templates that checkouts are filled with: lines and a coupon, in the document.
CREATE TABLE checkout_templates (
  site_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('template')),
  id uuid NOT NULL,
  doc jsonb NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
