-- What a site taxes, and where: groups of goods, regions, and rates of groups in regions. One row each, read with the site.
CREATE TABLE tax_setup (
  site_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('group', 'region', 'rate')),
  id uuid NOT NULL,
  doc jsonb NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- Groups that every site has.
INSERT INTO tax_setup (site_id, kind, id, doc, created_at, updated_at)
SELECT s.id, 'group', g.id, jsonb_build_object('name', g.name), now(), now()
FROM sites s,
     (VALUES ('9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a01'::uuid, 'Standard'), ('9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a02'::uuid, 'Delivery')) g (id, name);
