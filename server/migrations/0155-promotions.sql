-- Pictures with a link that stand among the products of a category. Only server/src/catalog/promotions writes these tables.
CREATE TABLE promotions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  enabled boolean NOT NULL,
  public_tags text[] NOT NULL DEFAULT '{}',
  private_tags text[] NOT NULL DEFAULT '{}',
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Picture, link, extended fields.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX promotions_by_name ON promotions (site_id, lower(name), id);

CREATE TABLE promotion_categories (
  site_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  category_id uuid NOT NULL,
  -- Its place in the promotion's own list.
  n int4 NOT NULL,
  -- Its place among the products, from 1.
  position int4 NOT NULL CHECK (position >= 1),
  applied_to_subcategories boolean NOT NULL,
  PRIMARY KEY (site_id, promotion_id, category_id),
  FOREIGN KEY (site_id, promotion_id) REFERENCES promotions (site_id, id) ON DELETE CASCADE
);
CREATE INDEX promotions_of_category ON promotion_categories (site_id, category_id, position);
