-- The columns of an import's file, [{heading, sample}], and what a merchant said that they are: {format, columns: {heading: field}}.
ALTER TABLE product_import_runs
  ADD COLUMN headings jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN mapping jsonb;
