-- The library lists drawings beside uploads: its index by folder holds both.
DROP INDEX media_in_folder;
CREATE INDEX media_in_folder ON media (site_id, folder_id, created_at DESC, id) WHERE origin <> 'reference';
