-- Where and how a site delivers: profiles with their regions, and the options of each carrier. One row each, read together.
CREATE TABLE delivery_setup (
  site_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('profile', 'rate', 'pickup', 'local')),
  id uuid NOT NULL,
  doc jsonb NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- What sites charged: one flat rate everywhere, and pick-up at no cost unless it was switched off. Their options keep the codes
-- that open checkouts chose.
CREATE TEMPORARY TABLE first_delivery ON COMMIT DROP AS
  SELECT s.id AS site_id, gen_random_uuid() AS region_id, now() AS at, split_part(s.locale, '-', 1) AS language,
         coalesce(s.settings ->> 'standardShipping', '5') AS amount,
         coalesce((s.settings ->> 'pickup')::boolean, true) AS has_pickup
  FROM sites s;

INSERT INTO delivery_setup (site_id, kind, id, doc, created_at, updated_at)
SELECT site_id, 'profile', gen_random_uuid(), jsonb_build_object(
    'name', CASE language WHEN 'de' THEN 'Allgemein' WHEN 'fr' THEN 'Général' ELSE 'General' END,
    'isDefault', true,
    'regions', jsonb_build_array(jsonb_build_object(
      'id', region_id,
      'name', CASE language WHEN 'de' THEN 'Überall' WHEN 'fr' THEN 'Partout' ELSE 'Everywhere' END,
      'active', true, 'destinations', '[]'::jsonb, 'createdDate', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'carriers', '[{"appId": "b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10"}, {"appId": "b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a11"}]'::jsonb))),
  at, at
FROM first_delivery;

INSERT INTO delivery_setup (site_id, kind, id, doc, created_at, updated_at)
SELECT site_id, 'rate', gen_random_uuid(), jsonb_build_object(
    'code', 'standard', 'active', true, 'regionIds', jsonb_build_array(region_id),
    'title', CASE language WHEN 'de' THEN 'Standardversand' WHEN 'fr' THEN 'Livraison standard' ELSE 'Standard delivery' END,
    'rates', jsonb_build_array(jsonb_build_object('amount', amount))),
  at, at
FROM first_delivery;

INSERT INTO delivery_setup (site_id, kind, id, doc, created_at, updated_at)
SELECT site_id, 'pickup', gen_random_uuid(), jsonb_build_object(
    'code', 'pickup', 'active', true, 'regionIds', jsonb_build_array(region_id), 'rates', '[]'::jsonb, 'address', '{}'::jsonb,
    'name', CASE language WHEN 'de' THEN 'Abholung' WHEN 'fr' THEN 'Retrait' ELSE 'Pick up' END),
  at, at
FROM first_delivery WHERE has_pickup;

UPDATE sites SET settings = settings - 'standardShipping' - 'pickup' WHERE settings ?| array['standardShipping', 'pickup'];
