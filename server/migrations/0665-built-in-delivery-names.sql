-- Options that a site began with, whose names nobody has changed: readers see those in their language.
UPDATE delivery_setup SET doc = doc || '{"builtInName": true}'
WHERE kind = 'rate' AND doc ->> 'code' = 'standard' AND doc ->> 'title' IN ('Standard delivery', 'Standardversand', 'Livraison standard')
   OR kind = 'pickup' AND doc ->> 'code' = 'pickup' AND doc ->> 'name' IN ('Pick up', 'Abholung', 'Retrait');
