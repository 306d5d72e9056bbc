-- What a product shows beside its name. Only server/src/catalog writes these tables.
CREATE TABLE brands (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT brands_name UNIQUE (site_id, name)
);

CREATE TABLE ribbons (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT ribbons_name UNIQUE (site_id, name)
);

-- Those that products show already.
INSERT INTO brands (site_id, id, name, created_at, updated_at)
SELECT p.site_id, gen_random_uuid(), btrim(p.brand), now(), now()
FROM products p WHERE btrim(p.brand) <> '' GROUP BY p.site_id, btrim(p.brand);

INSERT INTO ribbons (site_id, id, name, created_at, updated_at)
SELECT p.site_id, gen_random_uuid(), btrim(p.ribbon), now(), now()
FROM products p WHERE btrim(p.ribbon) <> '' GROUP BY p.site_id, btrim(p.ribbon);
