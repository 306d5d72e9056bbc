-- Products that differ by one customization. Only server/src/catalog/product-groups writes these tables.
CREATE TABLE product_groups (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  -- The slug of the name that it was made with; it never changes.
  handle text COLLATE "C" NOT NULL,
  customization_id uuid NOT NULL,
  choice_order uuid[] NOT NULL DEFAULT '{}',
  public_tags text[] NOT NULL DEFAULT '{}',
  private_tags text[] NOT NULL DEFAULT '{}',
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Picture, extended fields.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT product_groups_handle UNIQUE (site_id, handle)
);
CREATE INDEX product_groups_by_name ON product_groups (site_id, lower(name), id);

CREATE TABLE product_group_members (
  site_id uuid NOT NULL,
  group_id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- Members stand as they came where the order of choices does not say.
  n int4 NOT NULL,
  PRIMARY KEY (site_id, group_id, product_id),
  FOREIGN KEY (site_id, group_id) REFERENCES product_groups (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE
);
CREATE INDEX groups_of_product ON product_group_members (site_id, product_id, group_id);
