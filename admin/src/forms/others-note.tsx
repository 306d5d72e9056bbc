import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { listed } from '../formats.ts'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { When } from '../when.tsx'
import { type Edited, type LastChange, lastChangeOf } from './last-change.ts'
import type { Whose } from './shared-edits.ts'

interface ShownClash {
  readonly path: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

type OthersNoteProps = {
  edited: Edited
  /** Names of the fields that they changed. */
  labels: readonly string[]
  clashes: readonly ShownClash[]
  choices: Readonly<Record<string, Whose>>
  onChoose: (path: string, whose: Whose) => void
  onClose: () => void
}

/** Shows who changed which fields while this form was open. Where both changed one, it shows both values and lets one choose. */
export function OthersNote({ edited, labels, clashes, choices, onChoose, onClose }: OthersNoteProps) {
  const { user } = useMe()
  const { data: last } = useQuery({
    queryKey: ['last-change', edited.kind, edited.id, labels, clashes.length],
    queryFn: async ({ signal }) => (await lastChangeOf(edited, signal)) ?? null,
    retry: false,
  })
  const isResolved = clashes.every(({ path }) => choices[path])
  return (
    <section
      role="status"
      aria-label={t('admin.forms.changesByOthers')}
      className="flex flex-col gap-3 rounded-card border border-info/40 bg-info-soft px-4 py-3 text-admin"
    >
      <div className="flex items-start gap-2 text-info">
        <RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        <p className="min-w-0 grow wrap-anywhere">
          {sentence(last?.by, user.id, labels)}
          {last?.at && (
            <> {Date.now() - last.at.getTime() < 60_000 ? t('admin.forms.justNow') : <When date={last.at} />}.</>
          )}{' '}
          {clashes.length === 0 ? t('admin.forms.theFormShowsTheirChanges') : t('admin.forms.youChangedTheSameField')}
        </p>
        {isResolved && (
          <Button variant="quiet" size="sm" onClick={onClose}>
            {t('admin.forms.close')}
          </Button>
        )}
      </div>
      {clashes.map((clash) => (
        <Choice
          key={clash.path}
          clash={clash}
          whose={choices[clash.path]}
          theirName={nameOf(last?.by, user.id)}
          onChoose={(whose) => onChoose(clash.path, whose)}
        />
      ))}
    </section>
  )
}

type ChoiceProps = {
  clash: ShownClash
  whose: Whose | undefined
  theirName: string
  onChoose: (whose: Whose) => void
}

function Choice({ clash, whose, theirName, onChoose }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{clash.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((one) => (
          <label
            key={one}
            className="flex min-h-8 min-w-0 items-start gap-2 rounded-control border border-border bg-surface px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={`choice-${clash.path}`}
              checked={whose === one}
              onChange={() => onChoose(one)}
              className="mt-0.5 size-4 shrink-0 accent-brand"
            />
            <span className="flex min-w-0 flex-col">
              <span className="text-label text-ink-2">
                {one === 'mine' ? t('admin.forms.keepMine') : t('admin.forms.takeTheirName', { theirName })}
              </span>
              <span className="line-clamp-4 wrap-anywhere">{clash[one]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type By = LastChange['by'] | undefined

const nameOf = (by: By, me: string): string =>
  by?.id === me
    ? t('admin.forms.theOtherTabs')
    : by?.name && by.kind === 'staff'
      ? t('admin.forms.namesOne', { name: by.name })
      : t('admin.forms.theirs')

/** "Ines Ferreira changed Name and Price". */
export function sentence(by: By, me: string, labels: readonly string[]): string {
  const shown =
    labels.length > 6
      ? [...labels.slice(0, 5), t('admin.forms.valueMoreFields', { value: labels.length - 5 })]
      : [...labels]
  const what = listed(shown)
  if (by?.id === me) return t('admin.forms.youChangedWhatInAnother', { what })
  if (by?.kind === 'staff' && by.name) return t('admin.forms.nameChangedWhat', { name: by.name, what })
  if (by?.kind === 'apiKey')
    return t('admin.forms.theAPIKeyNameChanged', { name: by.name ?? t('admin.forms.deleted'), what })
  if (by?.kind === 'console') return t('admin.forms.theServersConsoleChangedWhat', { what })
  return t('admin.forms.somebodyElseChangedWhat', { what })
}
