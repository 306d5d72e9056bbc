-- The id of a person on a site: a member's own id, else one that follows from the e-mail address; null without an address.
-- Equal to `contactId` in server/src/ground/contact-id.ts.
CREATE FUNCTION contact_id(site_id uuid, member_id uuid, email text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(member_id, (
    SELECT left(
      overlay(
        overlay(hash PLACING '8' FROM 13 FOR 1)
        PLACING to_hex((('x' || substr(hash, 17, 1))::bit(4)::int & 3) | 8) FROM 17 FOR 1),
      32)::uuid
    FROM (SELECT encode(sha256(
      convert_to('contact', 'UTF8') || '\x00'::bytea || convert_to(site_id::text, 'UTF8') || '\x00'::bytea
        || convert_to(lower(email COLLATE "C"), 'UTF8')), 'hex') AS hash) AS derived
    WHERE email <> ''))
$$;
