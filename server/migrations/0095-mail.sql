-- Texts of mails that a site wrote itself, by language; what is not here is built in.
CREATE TABLE mail_texts (
  site_id uuid NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  id uuid NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  -- Subject, preheader and blocks.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, template, language),
  UNIQUE (site_id, id)
);

-- Mails that a site does without.
CREATE TABLE mails_off (
  site_id uuid NOT NULL,
  template text NOT NULL,
  PRIMARY KEY (site_id, template)
);

ALTER TABLE mails
  -- What it is for; null for mails that no template made.
  ADD COLUMN template text,
  -- Scopes that a reader of the dev mailbox must hold: mails carry links and codes that act for their reader.
  ADD COLUMN needs text[] NOT NULL DEFAULT '{settings.write}',
  -- Not tried before this; later with every failure.
  ADD COLUMN next_try_at timestamptz,
  -- Refused for good, or tried too often; `last_fault` is the answer of the mail server.
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN last_fault text;
DROP INDEX mails_waiting;
CREATE INDEX mails_waiting ON mails (site_id, next_try_at NULLS FIRST, created_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mails_newest ON mails (site_id, created_at DESC, id DESC);
