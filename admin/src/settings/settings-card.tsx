import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
import { type SettingsChange, type SiteSettings, saveSiteSettings, siteSettingsQuery } from './site-settings-client.ts'
import { useFormOfOthers } from './use-form-of-others.tsx'

/** Sentences about entries that are wrong, by the path of the field on the wire. */
export type Mistakes = Readonly<Record<string, string>>

interface SettingsCardProps {
  /** Id of the anchor that the search of settings leads to. */
  readonly id: string
  readonly title: string
  readonly lead?: string
  /** The change that the entries mean, or what is wrong with them. */
  readonly read: (form: FormData) => { readonly change: SettingsChange } | { readonly mistakes: Mistakes }
  readonly children: (stored: SiteSettings, mistakes: Mistakes) => ReactNode
}

/** A card of settings of the site that is saved by itself. */
export function SettingsCard(props: SettingsCardProps) {
  const stored = useLoaded(siteSettingsQuery())
  const queryClient = useQueryClient()
  return (
    <StoredCard
      {...props}
      stored={stored}
      version={stored.revision}
      save={(wanted) => saveSiteSettings(stored, wanted)}
      // The next card is saved with this revision, without waiting for another read.
      onSaved={(settings) => queryClient.setQueryData(siteSettingsQuery().queryKey, settings)}
      done={t('admin.settings.settingsSaved')}
    />
  )
}

interface StoredCardProps<Stored, Change, Answer> extends Pick<SettingsCardProps, 'id' | 'title' | 'lead'> {
  readonly read: (form: FormData) => { readonly change: Change } | { readonly mistakes: Mistakes }
  readonly children: (stored: Stored, mistakes: Mistakes) => ReactNode
  readonly stored: Stored
  /** Changes with what is stored. */
  readonly version: string
  readonly save: (change: Change) => Promise<Answer>
  readonly onSaved?: (answer: Answer) => void
  /** Shown when it is saved. */
  readonly done: string
  /** Before the paths of fields that a refusal names. */
  readonly within?: string
}

/** A card that is saved by itself. Its fields have no state: they show what is stored, and keep what is typed until it is saved. */
export function StoredCard<Stored, Change, Answer>({
  stored,
  version,
  save,
  onSaved,
  done,
  within = '',
  ...card
}: StoredCardProps<Stored, Change, Answer>) {
  const { id, title, lead, read, children } = card
  const lacks = useLacks('settings.write')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { ref, onFocus, markSaved, note, reason } = useFormOfOthers(version)
  const change = useChange({
    run: save,
    done,
    onDone: (answer) => {
      markSaved()
      onSaved?.(answer)
    },
    onFail: isOfOthers,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = read(new FormData(event.currentTarget))
    setMistakes('mistakes' in entered ? entered.mistakes : {})
    if ('change' in entered) change.mutate(entered.change)
  }
  const refused = Object.fromEntries(
    Object.entries(fieldViolationsOf(change.error)).map(([field, words]) => [field.slice(within.length), words]),
  )
  const hasOtherWords = Object.keys(refused).length > 0 || (note !== undefined && isOfOthers(change.error))
  return (
    <div className="max-w-measure">
      <Card title={title}>
        <SettingAnchor id={id}>
          {note && <div className="pb-4">{note}</div>}
          <form key={version} ref={ref} noValidate onSubmit={submit} onFocus={onFocus} className="flex flex-col gap-4">
            {lead && <p className="text-admin text-ink-2">{lead}</p>}
            {children(stored, { ...refused, ...mistakes })}
            <SettingProblem error={hasOtherWords ? undefined : change.error} />
            <Button
              type="submit"
              size="sm"
              disabledReason={lacks ?? reason}
              pending={change.isPending}
              className="self-start"
            >
              {t('admin.settings.save')}
            </Button>
          </form>
        </SettingAnchor>
      </Card>
    </div>
  )
}

/** True where somebody else has saved what this form would overwrite. */
const isOfOthers = (error: Error | null): boolean =>
  error instanceof ChangedMeanwhile || (error !== null && isStale(error))

/** The trimmed text of a field; null where it is empty, which empties the setting. */
export function entered(form: FormData, name: string): string | null {
  return String(form.get(name) ?? '').trim() || null
}
