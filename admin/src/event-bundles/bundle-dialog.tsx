import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useTicketCurrency } from '../events/ticket-currency.ts'
import { currencySign } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { type BundleList, rulesOf, setBundles, type TicketBundle } from './bundle-queries.ts'
import { type BundleMistakes, type BundleValues, bundleMessage, bundleMistakes, bundleValues } from './bundle-values.ts'

type BundleDialogProps = {
  event: Event
  tickets: readonly TicketDefinition[]
  list: BundleList
  /** The bundle that is changed; `undefined` makes one. */
  bundle: TicketBundle | undefined
  onClose: () => void
}

const onOff = (on: boolean) => (on ? t('admin.event-bundles.yes') : t('admin.event-bundles.no'))

const fieldsOf = (tickets: readonly TicketDefinition[]) =>
  plainFields<BundleValues>(
    {
      name: t('admin.event-bundles.name'),
      description: t('admin.event-bundles.description'),
      price: t('admin.event-bundles.price'),
      limitPerOrder: t('admin.event-bundles.limitPerOrder'),
      onSale: t('admin.event-bundles.onSale'),
      contents: t('admin.event-bundles.contents'),
    },
    {
      onSale: onOff,
      contents: (contents) =>
        tickets
          .filter(({ id }) => Number(contents[id]) > 0)
          .map(({ id, name }) => t('admin.event-bundles.ofKind', { count: Number(contents[id]), name }))
          .join(', ') || t('admin.forms.none'),
    },
  )

/** Makes a bundle of tickets of an event, or changes one. */
export function BundleDialog({ event, tickets, list, bundle, onClose }: BundleDialogProps) {
  const { id: eventId } = event
  const { locale } = useFormats()
  const sign = currencySign(useTicketCurrency(event), locale)
  const { values, edit, tried, save, dialog } = useEditForm<BundleValues>({
    edited: bundle && { kind: 'event', id: eventId },
    stored: bundleValues(bundle),
    fields: fieldsOf(tickets),
    run: (sent) => {
      const message = bundleMessage(sent, bundle?.id)
      const others = list.bundles.map((one) => (one.id === bundle?.id ? message : rulesOf(one)))
      return setBundles(eventId, list.revision, bundle ? others : [...others, message])
    },
    onDone: () => {
      toast(t('admin.event-bundles.saved', { name: values.name.trim() }))
      onClose()
    },
    stale: ['tickets'],
  })
  const mistakes = bundleMistakes(values)
  const shown = tried ? mistakes : {}
  return (
    <ChangeDialog
      title={bundle ? t('admin.event-bundles.change', { name: bundle.name }) : t('admin.event-bundles.newBundle')}
      submit={t('admin.event-bundles.save')}
      {...dialog}
      onSubmit={() => save(Object.keys(mistakes).length === 0 ? values : undefined)}
      onClose={onClose}
    >
      <BundleFields values={values} edit={edit} mistakes={shown} sign={sign} />
      <BundleContents values={values} edit={edit} mistakes={shown} tickets={tickets} />
      <CheckboxField
        label={t('admin.event-bundles.onSale')}
        checked={values.onSale}
        onChange={(event) => edit({ onSale: event.currentTarget.checked })}
      />
    </ChangeDialog>
  )
}

type FieldsProps = {
  values: BundleValues
  edit: (change: Partial<BundleValues>) => void
  mistakes: BundleMistakes
}

function BundleFields({ values, edit, mistakes, sign }: FieldsProps & { sign: string }) {
  const text = (field: 'name' | 'description' | 'price' | 'limitPerOrder') => ({
    value: values[field],
    error: mistakes[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => edit({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <AdminTextField label={t('admin.event-bundles.name')} maxLength={60} {...text('name')} />
      <AdminTextField label={t('admin.event-bundles.description')} optional maxLength={500} {...text('description')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event-bundles.price')}
          help={t('admin.event-bundles.priceHelp')}
          prefix={sign}
          inputMode="decimal"
          {...text('price')}
        />
        <AdminTextField label={t('admin.event-bundles.limitPerOrder')} inputMode="numeric" {...text('limitPerOrder')} />
      </div>
    </>
  )
}

function BundleContents({
  values: { contents },
  edit,
  mistakes,
  tickets,
}: FieldsProps & { tickets: readonly TicketDefinition[] }) {
  return (
    <FieldGroup legend={t('admin.event-bundles.contents')}>
      <p className="text-label text-ink-3">{t('admin.event-bundles.contentsHelp')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {tickets.map(({ id, name }) => (
          <AdminTextField
            key={id}
            label={t('admin.event-bundles.numberOf', { name })}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            value={contents[id] ?? ''}
            onChange={(event) => edit({ contents: { ...contents, [id]: event.currentTarget.value } })}
          />
        ))}
      </div>
      {mistakes.contents && <FieldError>{mistakes.contents}</FieldError>}
    </FieldGroup>
  )
}
