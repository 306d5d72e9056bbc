-- Which job runners live: each process says so every few seconds; what others hold is taken over. No version before needs it.
CREATE TABLE job_runners (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
