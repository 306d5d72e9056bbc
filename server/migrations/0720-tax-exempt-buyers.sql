-- Groups of buyers who pay no tax, or less, beside the other documents of taxes.
ALTER TABLE tax_setup DROP CONSTRAINT tax_setup_kind_check;
ALTER TABLE tax_setup ADD CONSTRAINT tax_setup_kind_check CHECK (kind IN ('group', 'region', 'rate', 'exemptGroup'));

-- The group that every site has.
INSERT INTO tax_setup (site_id, kind, id, doc, created_at, updated_at)
SELECT s.id, 'exemptGroup', '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a03', '{"name": "Tax exempt"}', now(), now() FROM sites s;

-- Contacts in such a group. `id` is that of the contact, which of a member is the member's.
CREATE TABLE contact_tax_details (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  exempt_group_id uuid NOT NULL,
  public_tags text[] NOT NULL DEFAULT '{}',
  private_tags text[] NOT NULL DEFAULT '{}',
  doc jsonb NOT NULL DEFAULT '{}',
  revision int8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, exempt_group_id) REFERENCES tax_setup (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_tax_details_by_group ON contact_tax_details (site_id, exempt_group_id);
