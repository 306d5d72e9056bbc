-- What products are chosen by: options (which make variants) and modifiers (which do not). Only server/src/catalog writes this table.
CREATE TABLE customizations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- The name that it was made with; it never changes.
  key text NOT NULL,
  customization_type text NOT NULL CHECK (customization_type IN ('PRODUCT_OPTION', 'MODIFIER')),
  render_type text NOT NULL CHECK (render_type IN ('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES')),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Choices in their order, or the settings of a free text.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT customizations_name UNIQUE (site_id, customization_type, render_type, name),
  CHECK (customization_type = 'MODIFIER' OR render_type <> 'FREE_TEXT')
);
