import { statement } from '../db/statement.ts'

/** Options whose count is not the number of votes for them. */
export const pollVotes = statement({
  name: 'check.pollVotes',
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    with cast_votes as (
      select v.place_id, v.poll_id, o.option_id, count(*) as votes
      from poll_votes v cross join unnest(v.option_ids) as o (option_id) where v.site_id = $1 group by 1, 2, 3
    ), counted as (
      select place_id, poll_id, option_id, votes from poll_counts where site_id = $1
    )
    select 'poll option' as what,
           coalesce(c.place_id, v.place_id) || ' ' || coalesce(c.poll_id, v.poll_id) || ' ' || coalesce(c.option_id, v.option_id) as id,
           'counts ' || coalesce(c.votes, 0) || ', votes ' || coalesce(v.votes, 0) as found
    from counted c full join cast_votes v on v.place_id = c.place_id and v.poll_id = c.poll_id and v.option_id = c.option_id
    where coalesce(c.votes, 0) <> coalesce(v.votes, 0)`,
})
