-- Imports that a merchant looks at before they are carried out, and can take back. Only server/src/catalog/import-runs writes these tables.
CREATE TABLE product_import_runs (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  file_name text NOT NULL,
  -- Null until the file has been looked at.
  format text CHECK (format IN ('OWN', 'SHOPIFY', 'WOOCOMMERCE')),
  status text NOT NULL CHECK (status IN
    ('COMPARING', 'COMPARED', 'RUNNING', 'DONE', 'CANCELED', 'FAILED', 'UNDOING', 'UNDONE')),
  -- Why the file cannot be read, or the run could not go on.
  trouble text,
  file_bytes int8 NOT NULL,
  -- Of the pass under way: comparing, running or undoing.
  done_bytes int8 NOT NULL DEFAULT 0,
  rows int4 NOT NULL DEFAULT 0,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX product_import_runs_newest ON product_import_runs (site_id, created_at DESC, id);

CREATE TABLE product_import_parts (
  site_id uuid NOT NULL,
  run_id uuid NOT NULL,
  part int4 NOT NULL,
  -- Base64 of a piece of the file.
  content text NOT NULL,
  PRIMARY KEY (site_id, run_id, part),
  FOREIGN KEY (site_id, run_id) REFERENCES product_import_runs (site_id, id) ON DELETE CASCADE
);

-- Pictures that came in a zip, by the name that the file calls them, in lower case.
CREATE TABLE product_import_pictures (
  site_id uuid NOT NULL,
  run_id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  PRIMARY KEY (site_id, run_id, name),
  FOREIGN KEY (site_id, run_id) REFERENCES product_import_runs (site_id, id) ON DELETE CASCADE
);

CREATE TABLE product_import_items (
  site_id uuid NOT NULL,
  run_id uuid NOT NULL,
  -- Its place in the file, from 0.
  position int4 NOT NULL,
  handle text NOT NULL,
  line int4 NOT NULL,
  name text NOT NULL,
  product_id uuid,
  -- The planned outcome, then the actual one. KEPT: changed since, so that the undo left it.
  outcome text NOT NULL CHECK (outcome IN ('CREATED', 'UPDATED', 'UNCHANGED', 'FAILED', 'UNDONE', 'KEPT')),
  is_written boolean NOT NULL DEFAULT false,
  differences jsonb NOT NULL DEFAULT '[]',
  problems jsonb NOT NULL DEFAULT '[]',
  -- The product as it was, for taking the import back.
  before jsonb,
  revision_after int8,
  PRIMARY KEY (site_id, run_id, position),
  FOREIGN KEY (site_id, run_id) REFERENCES product_import_runs (site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_import_items_by_outcome ON product_import_items (site_id, run_id, outcome, position);
