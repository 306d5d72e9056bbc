import { AdminInput, AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Image, ImageOff, Trash2 } from 'lucide-react'
import { type KeyboardEvent, use } from 'react'
import { t } from '../texts.ts'
import {
  type Change,
  changedPoll,
  newOption,
  type WrittenOption,
  type WrittenPoll,
  withPicture,
  writtenPoll,
} from './poll-data.ts'
import { PollSettingContext } from './poll-setting.ts'
import { PollVotes, useVotes } from './poll-votes.tsx'
import type { RichNode } from './rich-node.ts'

type Data = Readonly<Record<string, unknown>>
type Props = {
  node: RichNode
  /** Changes the node as it is by then: two presses may come before the first is drawn. */
  onChange: (change: (node: RichNode) => RichNode) => void
}

const MOST_OPTIONS = 50
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The text stands in a form, which Enter must not send. */
const notSent = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** A poll of the text: its question, its options, who votes and who sees the result. */
export default function PollBlock({ node, onChange }: Props) {
  const poll = writtenPoll(node.pollData)
  const votes = useVotes(poll.id)
  const change = (changes: Change) => onChange((now) => ({ ...now, pollData: changedPoll(now.pollData, changes) }))
  const changeOptions = (changes: (options: readonly WrittenOption[]) => Data[]) =>
    onChange((now) => ({
      ...now,
      pollData: changedPoll(now.pollData, { options: changes(writtenPoll(now.pollData).options) }),
    }))
  const setOption = (id: string, changed: (given: Data) => Data | undefined) =>
    changeOptions((options) =>
      options.flatMap((one): Data[] => {
        const option = one.id === id ? changed(one.given) : one.given
        return option ? [option] : []
      }),
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the fields inside, for all of them at once.
    <div onKeyDown={notSent} className="flex flex-col gap-3">
      <AdminTextField
        label={t('admin.rich-text.question')}
        value={poll.title}
        maxLength={300}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <ul className="flex flex-col gap-2">
        {poll.options.map((option, at) => (
          <OptionRow
            key={option.id || at}
            option={option}
            number={at + 1}
            votes={votes?.get(option.id)}
            onChange={(next) => setOption(option.id, next)}
          />
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        className="self-start"
        disabledReason={poll.options.length >= MOST_OPTIONS ? t('admin.rich-text.mostOptions') : undefined}
        onClick={() => changeOptions((options) => [...options.map(({ given }) => given), newOption()])}
      >
        {t('admin.rich-text.addAnOption')}
      </Button>
      <PollSettings poll={poll} onChange={change} />
      {votes && <PollVotes pollId={poll.id} votes={votes} />}
    </div>
  )
}

/** Callers who vote and who see the result, and how the poll is shown. */
function PollSettings({ poll, onChange }: { poll: WrittenPoll; onChange: (change: Change) => void }) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminSelectField
          label={t('admin.rich-text.mayVote')}
          value={poll.vote}
          onChange={({ currentTarget }) => onChange({ vote: currentTarget.value })}
        >
          <option value="ALL">{t('admin.rich-text.everybody')}</option>
          <option value="SITE_MEMBERS">{t('admin.rich-text.membersAlone')}</option>
        </AdminSelectField>
        <AdminSelectField
          label={t('admin.rich-text.seesTheResult')}
          value={poll.view}
          onChange={({ currentTarget }) => onChange({ view: currentTarget.value })}
        >
          <option value="EVERYONE">{t('admin.rich-text.everybody')}</option>
          <option value="VOTERS">{t('admin.rich-text.votersAlone')}</option>
          <option value="CREATOR">{t('admin.rich-text.shopAlone')}</option>
        </AdminSelectField>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <CheckboxField
          label={t('admin.rich-text.severalOptions')}
          checked={poll.several}
          onChange={({ currentTarget }) => onChange({ several: currentTarget.checked })}
        />
        <CheckboxField
          label={t('admin.rich-text.showNumbers')}
          checked={poll.numbers}
          onChange={({ currentTarget }) => onChange({ numbers: currentTarget.checked })}
        />
        <CheckboxField
          label={t('admin.rich-text.nameVoters')}
          checked={poll.names}
          onChange={({ currentTarget }) => onChange({ names: currentTarget.checked })}
        />
        <CheckboxField
          label={t('admin.rich-text.optionsBeside')}
          checked={poll.grid}
          onChange={({ currentTarget }) => onChange({ grid: currentTarget.checked })}
        />
      </div>
    </>
  )
}

type OptionRowProps = {
  option: WrittenOption
  number: number
  /** Absent where nobody can have voted. */
  votes: number | undefined
  /** Without an option it is removed. */
  onChange: (option: (given: Data) => Data | undefined) => void
}

function OptionRow({ option: { title, picture }, number, votes, onChange }: OptionRowProps) {
  const { pickPicture } = use(PollSettingContext)
  const choose = async () => {
    const picked = await pickPicture?.()
    if (picked) onChange((given) => withPicture(given, picked))
  }
  return (
    <li className="flex items-center gap-1">
      {picture && <img src={picture} alt="" className="size-8 shrink-0 rounded-control object-cover" />}
      <AdminInput
        aria-label={t('admin.rich-text.optionNumber', { number })}
        value={title}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange((given) => ({ ...given, title: value }))}
        className="min-w-0 flex-1"
      />
      {votes !== undefined && (
        <span className="shrink-0 px-1 text-ink-2 text-label">{t('admin.rich-text.votes', { votes })}</span>
      )}
      {picture ? (
        <IconButton
          size="sm"
          label={t('admin.rich-text.removePictureOf', { number })}
          icon={<ImageOff {...icon} />}
          onClick={() => onChange((given) => withPicture(given, undefined))}
        />
      ) : (
        pickPicture && (
          <IconButton
            size="sm"
            label={t('admin.rich-text.choosePictureOf', { number })}
            icon={<Image {...icon} />}
            onClick={() => void choose()}
          />
        )
      )}
      <IconButton
        size="sm"
        label={t('admin.rich-text.deleteOption', { number })}
        icon={<Trash2 {...icon} />}
        onClick={() => onChange(() => undefined)}
      />
    </li>
  )
}
