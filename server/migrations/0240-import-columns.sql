-- The columns of an import's file, [{heading, sample}], and their fields as the merchant matched them: {format, columns: {heading: field}}.
ALTER TABLE product_import_runs
  ADD COLUMN headings jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN mapping jsonb;
