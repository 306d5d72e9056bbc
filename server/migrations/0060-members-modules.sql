-- What members say about themselves, their badges and their roles.
CREATE TABLE member_abouts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  revision int8 NOT NULL DEFAULT 1,
  -- Rich content, as the editor writes it.
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX member_abouts_member ON member_abouts (site_id, member_id);

CREATE TABLE badges (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  -- Shown in this order; the id decides between equals.
  position int4 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Description, colours, icon.
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX badges_slug ON badges (site_id, slug);

CREATE TABLE member_badges (
  site_id uuid NOT NULL,
  badge_id uuid NOT NULL,
  member_id uuid NOT NULL,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, badge_id, member_id),
  FOREIGN KEY (site_id, badge_id) REFERENCES badges (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
CREATE INDEX member_badges_of_member ON member_badges (site_id, member_id);
CREATE INDEX member_badges_by_age ON member_badges (site_id, badge_id, assigned_at, member_id);

CREATE TABLE member_roles (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  role_key text NOT NULL,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, role_key),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
