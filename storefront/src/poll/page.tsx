import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'
import { PollForm } from './poll-form.tsx'
import { pollPath } from './poll-path.ts'
import type { PollAnswer } from './poll-view.ts'

/** A poll by itself, as it stands for its reader. */
export function Component() {
  const { place, poll, state, from } = useLoaderData<typeof loader>()
  const answer = useActionData<PollAnswer>()
  return (
    <div className="page-column flex max-w-2xl flex-col gap-6 py-10 lg:py-14">
      <Metadata title={poll.title} path={pollPath(place, poll.id)} noindex />
      <h1 className="font-display text-h1 text-balance">{poll.title}</h1>
      <PollForm place={place} poll={poll} state={state} answer={answer} from={from} />
      <p>
        <RouterLink href={from} className="text-brand underline underline-offset-2 hover:text-brand-hover">
          {t('poll.back')}
        </RouterLink>
      </p>
    </div>
  )
}
