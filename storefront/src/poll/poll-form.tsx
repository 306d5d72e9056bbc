import type { PollState } from '@fairground/client/generated/fairground.polls.ts'
import type { Poll } from '@fairground/domain/formatting/rich-poll.ts'
import { Button } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { use, useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { useLocation } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { MeContext } from '../shell/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { PollOptions } from './poll-options.tsx'
import { pollPath } from './poll-path.ts'
import { INTENT, type PollAnswer, type PollPlaceOf, TAKE_BACK } from './poll-view.ts'

export type PollFormProps = {
  place: PollPlaceOf
  poll: Poll
  /** As the page has it: pages that are the same for everybody know of no vote. */
  state: PollState | undefined
  /** Outcome of the form when it was sent without scripts. */
  answer?: PollAnswer | undefined
  /** The page that the poll stands on; absent: this one. */
  from?: string
}

/** A poll: a form before its reader has voted and after, with the result as far as the poll shows it. */
export function PollForm({ place, poll, state: written, answer, from }: PollFormProps) {
  const { pathname, search } = useLocation()
  const here = from ?? pathname + search
  const action = pollPath(place, poll.id, here)
  const {
    data = answer,
    state: sending,
    load,
    Form,
  } = useFetcher<PollAnswer>({ key: `poll ${place.placeId} ${poll.id}` })
  const me = use(MeContext)
  const isOwn = from !== undefined
  useEffect(() => {
    // A reader with a session may have voted, which a page that is everybody's does not know.
    if (!isOwn) void me?.then(({ session }) => (session ? load(action) : undefined))
  }, [me, load, action, isOwn])
  const [known, setKnown] = useState(written)
  if (data?.state && data.state !== known) setKnown(data.state)
  const state = data?.state ?? known ?? { pollId: poll.id, mayVote: false, chosenOptionIds: [] }
  const hasVoted = state.chosenOptionIds.length > 0
  return (
    <div
      data-part="poll"
      dir={poll.rightToLeft ? 'rtl' : undefined}
      style={{ backgroundColor: poll.color, borderRadius: poll.corners }}
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5"
    >
      {poll.picture && <img src={poll.picture} alt="" loading="lazy" className="max-h-120 rounded-card object-cover" />}
      <Form method="post" action={action} className="flex flex-col gap-4">
        <PollOptions key={state.chosenOptionIds.join(' ')} poll={poll} state={state} titled={!isOwn} />
        {state.mayVote ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" pending={sending !== 'idle'}>
              {hasVoted ? t('poll.change') : t('poll.vote')}
            </Button>
            {hasVoted && (
              <Button type="submit" variant="quiet" name={INTENT} value={TAKE_BACK} formNoValidate>
                {t('poll.takeBack')}
              </Button>
            )}
          </div>
        ) : (
          <p className="text-small text-ink-2">
            {rich('poll.membersVote', {
              link: (text) => (
                <RouterLink href={paths.login({ returnTo: here })} className="text-brand underline underline-offset-2">
                  {text}
                </RouterLink>
              ),
            })}
          </p>
        )}
      </Form>
      <FormError message={data?.message} />
      <p role="status" className="text-small text-ink-2">
        {data?.done && `${data.done === 'voted' ? t('poll.counted') : t('poll.taken')} `}
        {footOf(poll, state)}
      </p>
    </div>
  )
}

/** The number of votes, or who sees the result; and that voters are named. */
function footOf(poll: Poll, { result }: PollState): string {
  const seen = result
    ? result.votes === undefined
      ? ''
      : t('poll.votes', { votes: result.votes })
    : poll.view === 'VOTERS'
      ? t('poll.resultForVoters')
      : t('poll.resultForShop')
  return [seen, poll.showsVoters ? t('poll.votersNamed') : ''].filter(Boolean).join(' ')
}
