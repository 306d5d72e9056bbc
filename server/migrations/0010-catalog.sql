-- The catalogue. Only server/src/catalog writes these tables.
CREATE TABLE products (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  slug text COLLATE "C" NOT NULL,
  name text NOT NULL,
  visible boolean NOT NULL,
  product_type text NOT NULL CHECK (product_type IN ('physical', 'digital')),
  -- Before the product's own discount; variants may have their own.
  price int8 NOT NULL CHECK (price >= 0),
  cost int8 CHECK (cost >= 0),
  discount_type text NOT NULL DEFAULT 'NONE' CHECK (discount_type IN ('NONE', 'AMOUNT', 'PERCENT')),
  -- Minor units of an AMOUNT, millionths (of the price) of a PERCENT.
  discount_value int8 NOT NULL DEFAULT 0 CHECK (discount_value >= 0),
  -- Lowest and highest price after discount over the visible variants, for filters and sorting.
  price_min int8 NOT NULL,
  price_max int8 NOT NULL,
  sku text NOT NULL DEFAULT '',
  weight_grams float8 CHECK (weight_grams >= 0),
  brand text,
  ribbon text,
  -- False: the product has one variant, published with the all-zero id, whatever its options.
  manage_variants boolean NOT NULL,
  track_inventory boolean NOT NULL DEFAULT false,
  -- Without the collection of all products, which is every product.
  collection_ids uuid[] NOT NULL DEFAULT '{}',
  -- Name, brand, SKUs and description without case, accents and markup.
  search_text text NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Description, options, media, texts, SEO, dimensions.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT products_slug UNIQUE (site_id, slug)
);
CREATE INDEX products_newest ON products (site_id, created_at DESC, id);
CREATE INDEX products_by_name ON products (site_id, name text_pattern_ops, id);
CREATE INDEX products_by_price ON products (site_id, price_min, id);
CREATE INDEX products_in_collection ON products USING gin (collection_ids);
CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops);

CREATE TABLE variants (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- Published id: all zeros for the one variant of a product without managed variants, else equal to `id`.
  variant_id uuid NOT NULL,
  position int4 NOT NULL,
  -- Its stock in the ledger.
  pool_id uuid NOT NULL,
  -- Chosen value by option name, as the choices' descriptions.
  choices jsonb NOT NULL DEFAULT '{}',
  visible boolean NOT NULL DEFAULT true,
  -- The merchant's switch where stock is not counted.
  in_stock boolean NOT NULL DEFAULT true,
  -- Null in the next four: the product's.
  price int8 CHECK (price >= 0),
  cost int8 CHECK (cost >= 0),
  sku text,
  weight_grams float8 CHECK (weight_grams >= 0),
  doc jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (site_id, id),
  CONSTRAINT variants_published UNIQUE (site_id, product_id, variant_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, pool_id) REFERENCES pools (site_id, id)
);
CREATE INDEX variants_of_product ON variants (site_id, product_id, position);
CREATE INDEX variants_sku ON variants (site_id, sku) WHERE sku IS NOT NULL;

CREATE TABLE collections (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  slug text COLLATE "C" NOT NULL,
  name text NOT NULL,
  visible boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Description and SEO.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT collections_slug UNIQUE (site_id, slug)
);
CREATE INDEX collections_by_name ON collections (site_id, lower(name));

-- What an import brought: the second run of the same file changes nothing, a killed one goes on.
CREATE TABLE product_imports (
  site_id uuid NOT NULL,
  handle text NOT NULL,
  product_id uuid NOT NULL,
  -- SHA-256 of the product in the file.
  content_hash text NOT NULL,
  imported_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, handle)
);
