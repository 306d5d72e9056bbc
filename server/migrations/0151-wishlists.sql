-- What a member keeps for later; one list each. Only server/src/catalog/wishlists writes these tables.
CREATE TABLE wishlists (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Tags.
  doc jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (site_id, id),
  CONSTRAINT wishlists_of_member UNIQUE (site_id, member_id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);

CREATE TABLE wishlist_items (
  site_id uuid NOT NULL,
  wishlist_id uuid NOT NULL,
  app_id text NOT NULL,
  catalog_item_id text NOT NULL,
  -- Canonical spelling of the options, '' without any: the same reference is one item.
  options_key text NOT NULL DEFAULT '',
  options jsonb,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, wishlist_id, app_id, catalog_item_id, options_key),
  FOREIGN KEY (site_id, wishlist_id) REFERENCES wishlists (site_id, id) ON DELETE CASCADE
);
