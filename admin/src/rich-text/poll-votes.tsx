import { pollsIn } from '@fairground/domain/formatting/rich-poll.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { pollClient, pollsQuery } from './poll-queries.ts'
import { PollSettingContext, type TextOfPolls } from './poll-setting.ts'

const NOWHERE: TextOfPolls = { placeType: 'PAGE', placeId: '' }

/** Votes by the id of an option; undefined of a poll that is not stored yet, or that the staff user does not see. */
export function useVotes(pollId: string): ReadonlyMap<string, number> | undefined {
  const { place, initial } = use(PollSettingContext)
  const enabled = place !== undefined && pollsIn(initial).some(({ id }) => id === pollId)
  const { data } = useQuery({ ...pollsQuery(place ?? NOWHERE), enabled })
  const result = data?.find((one) => one.pollId === pollId)?.result
  return result && new Map(result.options.map(({ optionId, votes = 0 }) => [optionId, votes]))
}

type PollVotesProps = { pollId: string; votes: ReadonlyMap<string, number> }

/** All votes together, and their deletion, which is pressed twice. */
export function PollVotes({ pollId, votes }: PollVotesProps) {
  const { place = NOWHERE } = use(PollSettingContext)
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => pollClient.clearPoll({ ...place, pollId }),
    onSuccess: async () => {
      await cache.invalidateQueries(pollsQuery(place))
      setAsking(false)
    },
  })
  const total = [...votes.values()].reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-2 text-label">
      <span className="font-semibold">{t('admin.rich-text.votes', { votes: total })}</span>
      {asking ? (
        <>
          <span>{t('admin.rich-text.deleteVotesForGood')}</span>
          <Button size="sm" variant="danger" pending={clear.isPending} onClick={() => clear.mutate()}>
            {t('admin.rich-text.deleteVotes')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            {t('admin.rich-text.keepVotes')}
          </Button>
        </>
      ) : (
        total > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {t('admin.rich-text.deleteVotes')}
          </Button>
        )
      )}
      {clear.error && (
        <p role="alert" className="text-danger">
          {failureOf(clear.error).title}
        </p>
      )}
    </div>
  )
}
