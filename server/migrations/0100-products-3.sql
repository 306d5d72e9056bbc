-- What catalogue 3 says of a product and its variants. Only server/src/catalog writes these tables.
ALTER TABLE products
  -- Charged in place of `price` where no discount of the product sets the price.
  ADD COLUMN sale_price int8 CHECK (sale_price >= 0),
  ADD COLUMN visible_in_pos boolean NOT NULL DEFAULT true,
  -- The slug that the product was made with; it never changes.
  ADD COLUMN handle text COLLATE "C",
  ADD COLUMN brand_id uuid,
  ADD COLUMN ribbon_id uuid,
  ADD COLUMN info_section_ids uuid[] NOT NULL DEFAULT '{}',
  -- The customizations that its options and modifiers are made of.
  ADD COLUMN customization_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN main_category_id uuid,
  ADD COLUMN public_tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN private_tags text[] NOT NULL DEFAULT '{}',
  -- Over the visible variants: the struck-through prices (null when there are none) and the weights in grams.
  ADD COLUMN compare_at_min int8,
  ADD COLUMN compare_at_max int8,
  ADD COLUMN weight_min float8 NOT NULL DEFAULT 0,
  ADD COLUMN weight_max float8 NOT NULL DEFAULT 0;

ALTER TABLE variants
  -- Charged in place of `price` (or the product's) where no discount of the product sets the price.
  ADD COLUMN sale_price int8 CHECK (sale_price >= 0),
  ADD COLUMN barcode text,
  -- Sold before it is in stock; the limit is of units, null is none.
  ADD COLUMN preorder boolean NOT NULL DEFAULT false,
  ADD COLUMN preorder_limit int4 CHECK (preorder_limit >= 0),
  ADD COLUMN preorder_message text;

UPDATE products p SET
  handle = p.slug,
  weight_min = w.least_weight,
  weight_max = w.most_weight,
  compare_at_min = CASE WHEN p.discount_type = 'NONE' OR p.discount_value = 0 THEN NULL ELSE w.least_price END,
  compare_at_max = CASE WHEN p.discount_type = 'NONE' OR p.discount_value = 0 THEN NULL ELSE w.most_price END,
  -- The texts that a buyer fills in are modifiers of their own kind.
  doc = (p.doc - 'textFields') || jsonb_build_object('modifiers', coalesce((
    SELECT jsonb_agg(jsonb_build_object('renderType', 'FREE_TEXT', 'name', f.field->>'title', 'title', f.field->>'title',
      'mandatory', f.field->'mandatory', 'maxLength', f.field->'maxLength') ORDER BY f.n)
    FROM jsonb_array_elements(p.doc->'textFields') WITH ORDINALITY AS f (field, n)), '[]'))
FROM (
  SELECT q.site_id, q.id,
    coalesce(min(coalesce(v.weight_grams, q.weight_grams)), q.weight_grams, 0) AS least_weight,
    coalesce(max(coalesce(v.weight_grams, q.weight_grams)), q.weight_grams, 0) AS most_weight,
    coalesce(min(coalesce(v.price, q.price)), q.price) AS least_price,
    coalesce(max(coalesce(v.price, q.price)), q.price) AS most_price
  FROM products q LEFT JOIN variants v ON v.site_id = q.site_id AND v.product_id = q.id AND v.visible
  GROUP BY q.site_id, q.id
) w
WHERE w.site_id = p.site_id AND w.id = p.id;
ALTER TABLE products ALTER COLUMN handle SET NOT NULL;

CREATE INDEX products_of_brand ON products (site_id, brand_id) WHERE brand_id IS NOT NULL;
CREATE INDEX products_of_ribbon ON products (site_id, ribbon_id) WHERE ribbon_id IS NOT NULL;
CREATE INDEX products_of_info_section ON products USING gin (info_section_ids);
CREATE INDEX products_of_customization ON products USING gin (customization_ids);
CREATE INDEX products_by_public_tag ON products USING gin (public_tags);
CREATE INDEX products_by_private_tag ON products USING gin (private_tags);
CREATE INDEX products_sku ON products (site_id, sku) WHERE sku <> '';
CREATE INDEX variants_barcode ON variants (site_id, barcode) WHERE barcode IS NOT NULL;

-- Slugs that a product had before: its old addresses lead to it until another product takes one.
CREATE TABLE product_slugs (
  site_id uuid NOT NULL,
  slug text COLLATE "C" NOT NULL,
  product_id uuid NOT NULL,
  left_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, slug),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_slugs_of_product ON product_slugs (site_id, product_id);
