-- Which variants sell a file, and which orders sold it: read before the file is deleted.
CREATE INDEX variants_of_file ON variants (site_id, (doc #>> '{digitalFile,id}')) WHERE doc ? 'digitalFile';
CREATE INDEX order_lines_of_file ON order_lines (site_id, (doc #>> '{digitalFile,id}')) WHERE doc ? 'digitalFile';
