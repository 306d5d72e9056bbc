-- Texts that products share: care, delivery, size tables. Only server/src/catalog writes this table.
CREATE TABLE info_sections (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- For the merchant; buyers read the title.
  unique_name text NOT NULL CHECK (unique_name <> ''),
  title text NOT NULL CHECK (title <> ''),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The text as rich content, and as the HTML that says the same.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT info_sections_unique_name UNIQUE (site_id, unique_name)
);

-- Products that showed a brand or ribbon before those had rows.
UPDATE products p SET brand_id = b.id FROM brands b
WHERE b.site_id = p.site_id AND b.name = btrim(p.brand) AND p.brand_id IS NULL;
UPDATE products p SET ribbon_id = r.id FROM ribbons r
WHERE r.site_id = p.site_id AND r.name = btrim(p.ribbon) AND p.ribbon_id IS NULL;
