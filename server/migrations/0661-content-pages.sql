-- Pages of the shop's own: terms, privacy and others. `doc` holds the rich text and the clean HTML made of it.
CREATE TABLE content_pages (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  shown boolean NOT NULL,
  doc jsonb NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT content_pages_slug UNIQUE (site_id, slug)
);
