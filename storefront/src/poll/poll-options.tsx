import type { PollState } from '@fairground/client/generated/fairground.polls.ts'
import type { Poll, PollOption } from '@fairground/domain/formatting/rich-poll.ts'
import { useState } from 'react'
import { t } from '../texts.ts'
import { OPTION } from './poll-view.ts'

type PollOptionsProps = {
  poll: Poll
  state: PollState
  /** The question is not the heading of the page already. */
  titled: boolean
}

/** The options: boxes or radio buttons where the reader may vote, each with its part of the result. */
export function PollOptions({ poll, state: { mayVote, chosenOptionIds, result }, titled }: PollOptionsProps) {
  const [picked, pick] = useState<readonly string[]>(chosenOptionIds)
  const toggle = (id: string, isOn: boolean) =>
    pick(poll.multiple ? (isOn ? [...picked, id] : picked.filter((one) => one !== id)) : [id])
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        <span className={titled ? undefined : 'sr-only'}>{poll.title}</span>
        {poll.multiple && mayVote && (
          <span className="block font-normal text-ink-2 text-small">{t('poll.severalAllowed')}</span>
        )}
      </legend>
      <ul className={poll.grid ? 'grid gap-4 pt-4 sm:grid-cols-2' : 'flex flex-col gap-3 pt-4'}>
        {poll.options.map((option) => (
          <li
            key={option.id}
            style={{ borderRadius: poll.optionCorners }}
            className="flex flex-col gap-2 rounded-card border border-border bg-surface p-3"
          >
            {mayVote ? (
              <label className="flex min-h-6 cursor-pointer items-center gap-2.5">
                <input
                  type={poll.multiple ? 'checkbox' : 'radio'}
                  name={OPTION}
                  value={option.id}
                  required={!poll.multiple}
                  checked={picked.includes(option.id)}
                  onChange={({ currentTarget }) => toggle(option.id, currentTarget.checked)}
                  className="size-4.5 shrink-0"
                />
                <OptionWords option={option} />
              </label>
            ) : (
              <span className="flex min-h-6 items-center gap-2.5">
                <OptionWords option={option} />
              </span>
            )}
            <OptionResult found={result?.options.find(({ optionId }) => optionId === option.id)} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const OptionWords = ({ option: { title, picture } }: { option: PollOption }) => (
  <>
    {picture && <img src={picture} alt="" loading="lazy" className="size-16 shrink-0 rounded-card object-cover" />}
    <span className="min-w-0">{title}</span>
  </>
)

type Found = NonNullable<PollState['result']>['options'][number]

/** The share in words and as a bar, which says nothing that the words do not. */
function OptionResult({ found }: { found: Found | undefined }) {
  if (!found) return null
  const { share, votes, voters } = found
  return (
    <div className="flex flex-col gap-1 text-small text-ink-2">
      <span aria-hidden="true" className="overflow-hidden rounded-full bg-sunken">
        <span className="block bg-brand" style={{ width: `${share}%`, height: 6 }} />
      </span>
      <span>
        {votes === undefined ? t('poll.share', { share }) : t('poll.shareOfVotes', { share, votes })}
        {voters.length > 0 && ` · ${voters.join(', ')}`}
      </span>
    </div>
  )
}
