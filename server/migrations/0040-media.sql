-- Pictures: what was uploaded, drawn by the demo, or fetched because a product or an event refers to it. Files lie on disk.
CREATE TABLE media (
  site_id uuid NOT NULL,
  -- A hash of the address for pictures by reference, of the drawing's name for drawn ones.
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image')),
  filename text NOT NULL,
  mime text NOT NULL,
  width int4 NOT NULL CHECK (width > 0),
  height int4 NOT NULL CHECK (height > 0),
  origin text NOT NULL CHECK (origin IN ('upload', 'generated', 'reference')),
  source_url text CHECK ((origin = 'reference') = (source_url IS NOT NULL)),
  -- `placeholder`: the picture 16 px wide as a data URL.
  doc jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX media_newest ON media (site_id, created_at DESC, id);

-- Whether an address is one that the catalogue or the calendar shows: nothing else is ever fetched.
CREATE INDEX products_pictures ON products USING gin ((doc -> 'media') jsonb_path_ops);
CREATE INDEX events_picture ON events (site_id, md5(doc #>> '{mainImage,url}'));

-- What the demo content has brought to a site: an interrupted seeding goes on with the first part that is not here.
CREATE TABLE demo_parts (
  site_id uuid NOT NULL,
  part text NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, part)
);
