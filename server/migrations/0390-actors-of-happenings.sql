-- Who caused a domain event: a staff user or an API key. NULL where it was a visitor, a member or the program itself, and in older rows.
-- Compatible: versions that do not know the columns leave them NULL.
ALTER TABLE happenings ADD COLUMN actor_kind text CHECK (actor_kind IN ('staff', 'apiKey'));
ALTER TABLE happenings ADD COLUMN actor_id uuid;
