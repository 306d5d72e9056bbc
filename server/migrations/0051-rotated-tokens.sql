-- The refresh tokens of our own pages' member sessions are exchanged at each renewal; one that comes back later was copied.
ALTER TABLE refresh_tokens ADD COLUMN rotated_at timestamptz;
