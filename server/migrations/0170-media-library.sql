-- The library: files of every kind, in folders, some of them for sale.
CREATE TABLE media_folders (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, parent_id) REFERENCES media_folders (site_id, id)
);
CREATE UNIQUE INDEX media_folders_name ON media_folders (site_id, parent_id, lower(name)) NULLS NOT DISTINCT;

ALTER TABLE media
  DROP CONSTRAINT media_kind_check,
  ADD CONSTRAINT media_kind_check CHECK (kind IN ('image', 'video', 'audio', 'document', 'archive')),
  ALTER COLUMN width DROP NOT NULL,
  ALTER COLUMN height DROP NOT NULL,
  -- Of the file as it came; null for pictures from before this was written down.
  ADD COLUMN bytes int8,
  ADD COLUMN folder_id uuid,
  -- Sold: never served but through a link that expires.
  ADD COLUMN secure boolean NOT NULL DEFAULT false,
  ADD COLUMN revision int8 NOT NULL DEFAULT 1,
  ADD CONSTRAINT media_size CHECK ((kind = 'image') = (width IS NOT NULL) AND (width IS NULL) = (height IS NULL)),
  ADD CONSTRAINT media_folder FOREIGN KEY (site_id, folder_id) REFERENCES media_folders (site_id, id);
CREATE INDEX media_in_folder ON media (site_id, folder_id, created_at DESC, id) WHERE origin = 'upload';
CREATE INDEX media_named ON media USING gin (lower(filename) gin_trgm_ops);

-- A file on its way, part by part.
CREATE TABLE media_uploads (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  filename text NOT NULL,
  bytes int8 NOT NULL CHECK (bytes > 0),
  received int8 NOT NULL DEFAULT 0 CHECK (received <= bytes),
  parts int4 NOT NULL DEFAULT 0,
  folder_id uuid,
  secure boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX media_uploads_age ON media_uploads (site_id, created_at);
