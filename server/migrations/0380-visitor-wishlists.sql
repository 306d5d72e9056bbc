-- What a visitor keeps for later until they sign in: the row is locked while the list changes, and goes when nothing changed it for 90 days.
-- Only server/src/catalog/wishlists writes these tables.
CREATE TABLE visitor_wishlists (
  site_id uuid NOT NULL,
  visitor_id uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, visitor_id)
);
CREATE INDEX visitor_wishlists_by_age ON visitor_wishlists (site_id, updated_at);

CREATE TABLE visitor_wishlist_items (
  site_id uuid NOT NULL,
  visitor_id uuid NOT NULL,
  app_id text NOT NULL,
  catalog_item_id text NOT NULL,
  -- As in wishlist_items.
  options_key text NOT NULL DEFAULT '',
  options jsonb,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, visitor_id, app_id, catalog_item_id, options_key),
  FOREIGN KEY (site_id, visitor_id) REFERENCES visitor_wishlists (site_id, visitor_id) ON DELETE CASCADE
);
