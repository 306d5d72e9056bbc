-- Votes in polls of rich texts. A poll is known by the text that it stands in and its id there: a copied event begins without votes.
CREATE TABLE poll_votes (
  site_id uuid NOT NULL,
  -- A product, an info section, an event or a page of the shop's own.
  place_id uuid NOT NULL,
  poll_id text NOT NULL,
  -- A member, or the visitor of a token.
  voter_id uuid NOT NULL,
  is_member boolean NOT NULL,
  option_ids text[] NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, place_id, poll_id, voter_id)
);
CREATE INDEX poll_votes_voter ON poll_votes (site_id, voter_id);

-- Votes of each option, so that a page of a poll with many votes counts none.
CREATE TABLE poll_counts (
  site_id uuid NOT NULL,
  place_id uuid NOT NULL,
  poll_id text NOT NULL,
  option_id text NOT NULL,
  votes int8 NOT NULL CHECK (votes >= 0),
  PRIMARY KEY (site_id, place_id, poll_id, option_id)
);
