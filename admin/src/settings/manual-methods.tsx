import type { GetPaymentSettingsResponse } from '@fairground/client/generated/fairground.payment-settings.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useLacks } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { EndDialog } from './end-dialog.tsx'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingsList, SettingsRow } from './settings-list.tsx'

type ManualMethod = GetPaymentSettingsResponse['manualMethods'][number]
type Changed = Omit<ManualMethod, 'method'> & { readonly method?: string }

/** All of them as they are to be, from those that are stored. */
export type Edit = (methods: readonly ManualMethod[]) => Changed[]

interface ManualMethodsProps {
  readonly methods: readonly ManualMethod[]
  /** Changes those that are stored by now, which a colleague may have changed since. */
  readonly save: (edit: Edit) => Promise<unknown>
}

/** Greatest number that a site has. */
const MOST = 10

type Doing =
  | { readonly what: 'edit'; readonly method?: ManualMethod }
  | { readonly what: 'remove'; readonly method: ManualMethod }

/** Payment methods outside that the owner names: bank transfer, invoice, cash at the door. */
export function ManualMethods({ methods, save }: ManualMethodsProps) {
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const moved = useChange({ run: save, done: t('admin.settings.saved') })
  const full = methods.length >= MOST ? t('admin.settings.tenWaysToPay') : undefined
  return (
    <SettingAnchor id="manual-methods">
      <section aria-labelledby="manual-methods-title" className="flex max-w-measure flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="manual-methods-title" className="font-semibold">
            {t('admin.settings.waysToPayOutside')}
          </h2>
          <Button
            size="sm"
            variant="secondary"
            disabledReason={lacks ?? full}
            onClick={() => setDoing({ what: 'edit' })}
          >
            {t('admin.settings.addWayToPay')}
          </Button>
        </div>
        {methods.length === 0 ? (
          <p className="text-admin text-ink-2">{t('admin.settings.noWaysToPayOutside')}</p>
        ) : (
          <SettingsList label={t('admin.settings.waysToPayOutside')}>
            {methods.map((method, place) => (
              <SettingsRow
                key={method.method}
                name={method.title}
                facts={<Facts method={method} />}
                actions={
                  <MoreMenu
                    label={t('admin.settings.changeWayToPay', { title: method.title })}
                    items={[
                      {
                        label: t('admin.settings.edit'),
                        disabledReason: lacks,
                        onSelect: () => setDoing({ what: 'edit', method }),
                      },
                      {
                        label: t('admin.settings.moveUp'),
                        disabledReason: lacks ?? (place === 0 ? t('admin.settings.isFirst') : undefined),
                        onSelect: () => moved.mutate((stored) => raised(stored, method)),
                      },
                      {
                        label: t('admin.settings.remove'),
                        tone: 'danger',
                        disabledReason: lacks,
                        onSelect: () => setDoing({ what: 'remove', method }),
                      },
                    ]}
                  />
                }
              />
            ))}
          </SettingsList>
        )}
      </section>
      {doing?.what === 'edit' && <MethodDialog {...present({ method: doing.method })} save={save} onClose={close} />}
      {doing?.what === 'remove' && (
        <EndDialog
          title={t('admin.settings.removeWayToPay', { title: doing.method.title })}
          description={t('admin.settings.ordersKeepHowToPay')}
          confirmLabel={t('admin.settings.remove')}
          done={t('admin.settings.wayToPayRemoved')}
          run={() => save((stored) => stored.filter(({ method }) => method !== doing.method.method))}
          onClose={close}
        />
      )}
    </SettingAnchor>
  )
}

function raised(methods: readonly ManualMethod[], { method }: ManualMethod): ManualMethod[] {
  const place = methods.findIndex((one) => one.method === method)
  if (place < 1) return [...methods]
  return methods.toSpliced(place, 1).toSpliced(place - 1, 0, ...methods.slice(place, place + 1))
}

/** Puts what was written in the place of `before`. Throws where a colleague has changed or removed it. */
function replaced(methods: readonly ManualMethod[], before: ManualMethod, written: Changed): Changed[] {
  const stored = methods.find(({ method }) => method === before.method)
  if (!stored || WORDS.some((word) => stored[word] !== before[word])) throw new ChangedMeanwhile()
  return methods.map((one) => (one.method === before.method ? written : one))
}

const WORDS = ['title', 'description', 'instructions'] as const

function Facts({ method: { description, instructions } }: { method: ManualMethod }) {
  return (
    <>
      {description && <span>{description}</span>}
      <span className="whitespace-pre-line break-words">{instructions ?? t('admin.settings.noInstructions')}</span>
    </>
  )
}

interface MethodDialogProps extends Pick<ManualMethodsProps, 'save'> {
  readonly method?: ManualMethod
  readonly onClose: () => void
}

function MethodDialog({ method, save, onClose }: MethodDialogProps) {
  const [words, setWords] = useState({
    title: method?.title ?? '',
    description: method?.description ?? '',
    instructions: method?.instructions ?? '',
  })
  const [tried, setTried] = useState(false)
  const change = useChange({ run: save, done: t('admin.settings.saved'), onDone: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!words.title.trim()) return
    const written = writtenOf(words, method?.method)
    change.mutate((stored) => (method ? replaced(stored, method, written) : [...stored, written]))
  }
  const field = (name: keyof typeof words) => ({
    value: words[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setWords({ ...words, [name]: event.currentTarget.value }),
  })
  return (
    <ChangeDialog
      title={method ? t('admin.settings.editWayToPay') : t('admin.settings.addWayToPay')}
      submit={t('admin.settings.saveWayToPay')}
      pending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.settings.name')}
        help={t('admin.settings.wayToPayExample')}
        maxLength={60}
        {...field('title')}
        error={tried && !words.title.trim() ? t('admin.settings.enterAName') : undefined}
      />
      <AdminTextField
        label={t('admin.settings.whenBuyersChoose')}
        help={t('admin.settings.oneSentence')}
        optional
        maxLength={200}
        {...field('description')}
      />
      <AdminTextAreaField
        label={t('admin.settings.instructions')}
        help={t('admin.settings.instructionsHelp')}
        optional
        rows={6}
        maxLength={2000}
        {...field('instructions')}
      />
    </ChangeDialog>
  )
}

/** Leaves out what is empty. */
const writtenOf = (words: { title: string; description: string; instructions: string }, method?: string): Changed => ({
  title: words.title.trim(),
  ...present({
    method,
    description: words.description.trim() || undefined,
    instructions: words.instructions.trim() || undefined,
  }),
})
