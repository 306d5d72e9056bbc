import { MAX_SHOWN_VOTERS } from '@fairground/contract/fairground/polls.ts'
import { statement } from '../../db/statement.ts'

export const findCounts = statement({
  name: 'polls.counts',
  params: { placeId: 'uuid', pollIds: 'text[]' },
  row: { pollId: 'text', optionId: 'text', votes: 'int8' },
  sql: `
    select c.poll_id as "pollId", c.option_id as "optionId", c.votes from poll_counts c
    where c.site_id = $1 and c.place_id = $2 and c.poll_id = any($3)`,
})

export const findVotesOf = statement({
  name: 'polls.votesOf',
  params: { placeId: 'uuid', pollIds: 'text[]', voterId: 'uuid' },
  row: { pollId: 'text', optionIds: 'text[]' },
  sql: `
    select v.poll_id as "pollId", v.option_ids as "optionIds" from poll_votes v
    where v.site_id = $1 and v.place_id = $2 and v.poll_id = any($3) and v.voter_id = $4`,
})

/** Members with a public profile and a name, the latest first. */
export const findVoters = statement({
  name: 'polls.voters',
  params: { placeId: 'uuid', pollIds: 'text[]' },
  row: { pollId: 'text', optionId: 'text', name: 'text' },
  sql: `
    select r.poll_id as "pollId", r.option_id as "optionId", r.nickname as name
    from (select v.poll_id, o.option_id, m.nickname,
                 row_number() over (partition by v.poll_id, o.option_id order by v.voted_at desc, v.voter_id) as n
          from poll_votes v
          join members m on m.site_id = $1 and m.id = v.voter_id and m.privacy = 'PUBLIC' and m.nickname <> ''
          cross join unnest(v.option_ids) as o (option_id)
          where v.site_id = $1 and v.place_id = $2 and v.poll_id = any($3) and v.is_member) r
    where r.n <= ${MAX_SHOWN_VOTERS}
    order by r.poll_id, r.option_id, r.n`,
})

/** Makes the voter's row where there is none, locks it, and returns the options that were chosen before. */
export const openVote = statement({
  name: 'polls.openVote',
  params: { placeId: 'uuid', pollId: 'text', voterId: 'uuid', isMember: 'bool', at: 'timestamptz' },
  row: { optionIds: 'text[]' },
  sql: `
    insert into poll_votes as v (site_id, place_id, poll_id, voter_id, is_member, option_ids, voted_at)
    values ($1, $2, $3, $4, $5, '{}', $6)
    on conflict (site_id, place_id, poll_id, voter_id) do update set voted_at = excluded.voted_at
    returning v.option_ids as "optionIds"`,
})

/** A vote without an option is none. */
export const writeVote = statement({
  name: 'polls.writeVote',
  params: { placeId: 'uuid', pollId: 'text', voterId: 'uuid', optionIds: 'text[]' },
  sql: `
    with gone as (
      delete from poll_votes where site_id = $1 and place_id = $2 and poll_id = $3 and voter_id = $4 and cardinality($5::text[]) = 0
    )
    update poll_votes set option_ids = $5
    where site_id = $1 and place_id = $2 and poll_id = $3 and voter_id = $4 and cardinality($5::text[]) > 0`,
})

/** Rows for options that nobody chose before. */
export const openCounts = statement({
  name: 'polls.openCounts',
  params: { placeId: 'uuid', pollId: 'text', optionIds: 'text[]' },
  sql: `
    insert into poll_counts (site_id, place_id, poll_id, option_id, votes)
    select $1, $2, $3, o.id, 0 from unnest($4::text[]) as o (id) order by o.id
    on conflict do nothing`,
})

/** Locks in the order of the options: of two voters who take each other's choice, one waits for the other, and not both. */
export const changeCounts = statement({
  name: 'polls.changeCounts',
  params: { placeId: 'uuid', pollId: 'text', added: 'text[]', removed: 'text[]' },
  sql: `
    with locked as (
      select c.option_id from poll_counts c
      where c.site_id = $1 and c.place_id = $2 and c.poll_id = $3 and c.option_id = any($4::text[] || $5::text[])
      order by c.option_id for update
    )
    update poll_counts c set votes = c.votes + case when c.option_id = any($4::text[]) then 1 else -1 end
    from locked l where c.site_id = $1 and c.place_id = $2 and c.poll_id = $3 and c.option_id = l.option_id`,
})

/** Deletes the votes of a poll, takes them from the counts, and says how many they were. */
export const deleteVotes = statement({
  name: 'polls.deleteVotes',
  params: { placeId: 'uuid', pollId: 'text' },
  row: { votes: 'int4' },
  sql: `
    with gone as (
      delete from poll_votes v where v.site_id = $1 and v.place_id = $2 and v.poll_id = $3 returning v.option_ids
    ), less as (
      select o.option_id, count(*) as votes from gone cross join unnest(gone.option_ids) as o (option_id) group by 1
    ), counts as (
      update poll_counts c set votes = c.votes - less.votes from less
      where c.site_id = $1 and c.place_id = $2 and c.poll_id = $3 and c.option_id = less.option_id
    )
    select count(*)::int4 as votes from gone`,
})

/** Gives the votes of one voter to a member; where the member has voted, theirs stays and the other is taken from the counts. */
export const giveVotes = statement({
  name: 'polls.giveVotes',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    with gone as (
      delete from poll_votes v where v.site_id = $1 and v.voter_id = $2
      returning v.place_id, v.poll_id, v.option_ids, v.voted_at
    ), given as (
      insert into poll_votes (site_id, place_id, poll_id, voter_id, is_member, option_ids, voted_at)
      select $1, g.place_id, g.poll_id, $3, true, g.option_ids, g.voted_at from gone g
      on conflict do nothing returning place_id, poll_id
    ), less as (
      select g.place_id, g.poll_id, o.option_id from gone g cross join unnest(g.option_ids) as o (option_id)
      where not exists (select from given n where n.place_id = g.place_id and n.poll_id = g.poll_id)
    )
    update poll_counts c set votes = c.votes - 1 from less
    where c.site_id = $1 and c.place_id = less.place_id and c.poll_id = less.poll_id and c.option_id = less.option_id`,
})

/** Deletes all votes of these people, and takes them from the counts. */
export const deleteVotesOf = statement({
  name: 'polls.deleteVotesOf',
  params: { voterIds: 'uuid[]' },
  sql: `
    with gone as (
      delete from poll_votes v where v.site_id = $1 and v.voter_id = any($2) returning v.place_id, v.poll_id, v.option_ids
    ), less as (
      select g.place_id, g.poll_id, o.option_id, count(*) as votes
      from gone g cross join unnest(g.option_ids) as o (option_id) group by 1, 2, 3
    )
    update poll_counts c set votes = c.votes - less.votes from less
    where c.site_id = $1 and c.place_id = less.place_id and c.poll_id = less.poll_id and c.option_id = less.option_id`,
})

export const findAllVotesOf = statement({
  name: 'polls.export',
  params: { voterId: 'uuid' },
  row: { placeId: 'uuid', pollId: 'text', optionIds: 'text[]', votedAt: 'timestamptz' },
  sql: `
    select v.place_id as "placeId", v.poll_id as "pollId", v.option_ids as "optionIds", v.voted_at as "votedAt" from poll_votes v
    where v.site_id = $1 and v.voter_id = $2 order by v.voted_at, v.place_id, v.poll_id limit 1000`,
})
