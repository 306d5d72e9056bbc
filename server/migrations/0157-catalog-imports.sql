-- Products that an app hands over in parts and submits as one. Only server/src/catalog/catalog-imports writes these tables.
CREATE TABLE catalog_imports (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'SUBMITTED', 'DONE')),
  -- What the writing is called from the submission on.
  job_id uuid,
  -- Who submitted it: in whose name categories are filled.
  submitted_by jsonb,
  created_at timestamptz NOT NULL,
  -- Of the last batch.
  progress_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK ((status = 'OPEN') = (job_id IS NULL))
);
CREATE INDEX catalog_imports_under_way ON catalog_imports (site_id, progress_at) WHERE status = 'SUBMITTED';

CREATE TABLE catalog_import_items (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  handle text COLLATE "C" NOT NULL,
  id uuid NOT NULL,
  -- Null until the product is written.
  outcome text CHECK (outcome IN ('CREATED', 'UPDATED', 'FAILED')),
  product_id uuid,
  -- Why it failed: code and sentence.
  error jsonb,
  -- The product as it was sent, the categories, the mask.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, import_id, handle),
  FOREIGN KEY (site_id, import_id) REFERENCES catalog_imports (site_id, id) ON DELETE CASCADE
);
CREATE INDEX catalog_import_items_to_do ON catalog_import_items (site_id, import_id, id) WHERE outcome IS NULL;

CREATE INDEX products_by_handle ON products (site_id, handle, id);
