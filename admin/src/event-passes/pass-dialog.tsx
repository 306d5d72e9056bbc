import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { AdminSelectField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useQuery } from '@tanstack/react-query'
import { seriesDatesQuery } from '../event-dates/series-queries.ts'
import { whenOf } from '../events/event-words.ts'
import { useTicketCurrency } from '../events/ticket-currency.ts'
import { currencySign } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { useFormats, useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import { passClient, type SeriesPass } from './pass-queries.ts'
import { type PassMistakes, type PassValues, passMessage, passMistakes, passValues } from './pass-values.ts'

type PassDialogProps = {
  event: Event
  seriesId: string
  tickets: readonly TicketDefinition[]
  /** The pass that is changed; `undefined` makes one. */
  pass: SeriesPass | undefined
  onClose: () => void
}

const onOff = (on: boolean) => (on ? t('admin.event-passes.yes') : t('admin.event-passes.no'))

const fields = plainFields<PassValues>(
  {
    name: t('admin.event-passes.name'),
    description: t('admin.event-passes.description'),
    ticket: t('admin.event-passes.ticket'),
    price: t('admin.event-passes.price'),
    quantity: t('admin.event-passes.quantity'),
    limitPerOrder: t('admin.event-passes.limitPerOrder'),
    onSale: t('admin.event-passes.onSale'),
    soldAfterStart: t('admin.event-passes.soldAfterStart'),
    allDates: t('admin.event-passes.allDates'),
    dates: t('admin.event-passes.dates'),
  },
  { onSale: onOff, soldAfterStart: onOff, allDates: onOff, dates: (dates) => String(dates.length) },
)

/** Makes a pass for dates of a series, or changes one. */
export function PassDialog({ event, seriesId, tickets, pass, onClose }: PassDialogProps) {
  const { id: eventId } = event
  const { locale } = useFormats()
  const sign = currencySign(useTicketCurrency(event), locale)
  const ticket = pass ? (pass.dates[0]?.ticketDefinitionId ?? '') : tickets[0]?.id
  const stored = passValues(pass, ticket)
  const { values, edit, tried, save, dialog } = useEditForm<PassValues>({
    edited: pass && { kind: 'event', id: eventId },
    stored,
    fields,
    run: async (sent) => {
      const message = passMessage(sent, pass && stored)
      const { skipped } = pass
        ? await passClient.updateSeriesPass({ pass: { id: pass.id, revision: pass.revision, ...message } })
        : await passClient.createSeriesPass({ eventId, ticketDefinitionId: sent.ticket, ...message })
      if (skipped.length > 0) toast(t('admin.event-passes.leftOut', { count: skipped.length }))
    },
    onDone: () => {
      toast(t('admin.event-passes.saved', { name: values.name.trim() }))
      onClose()
    },
    stale: ['tickets'],
  })
  const mistakes = passMistakes(values)
  const shown = tried ? mistakes : {}
  return (
    <ChangeDialog
      title={pass ? t('admin.event-passes.change', { name: pass.name }) : t('admin.event-passes.newPass')}
      submit={t('admin.event-passes.save')}
      {...dialog}
      onSubmit={() => save(Object.keys(mistakes).length === 0 ? values : undefined)}
      onClose={onClose}
    >
      <PassFields values={values} edit={edit} mistakes={shown} tickets={pass ? undefined : tickets} sign={sign} />
      <PassDates values={values} edit={edit} mistakes={shown} seriesId={seriesId} />
    </ChangeDialog>
  )
}

type FieldsProps = {
  values: PassValues
  edit: (change: Partial<PassValues>) => void
  mistakes: PassMistakes
}

function PassFields({
  values,
  edit,
  mistakes,
  tickets,
  sign,
}: FieldsProps & { tickets: readonly TicketDefinition[] | undefined; sign: string }) {
  const text = (field: 'name' | 'description' | 'price' | 'quantity' | 'limitPerOrder') => ({
    value: values[field],
    error: mistakes[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => edit({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <AdminTextField label={t('admin.event-passes.name')} maxLength={60} {...text('name')} />
      <AdminTextField label={t('admin.event-passes.description')} optional maxLength={500} {...text('description')} />
      {tickets && (
        <AdminSelectField
          label={t('admin.event-passes.ticket')}
          help={t('admin.event-passes.ticketHelp')}
          value={values.ticket}
          onChange={(event) => edit({ ticket: event.currentTarget.value })}
        >
          {tickets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </AdminSelectField>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        <AdminTextField
          label={t('admin.event-passes.price')}
          help={t('admin.event-passes.priceHelp')}
          prefix={sign}
          inputMode="decimal"
          {...text('price')}
        />
        <AdminTextField
          label={t('admin.event-passes.quantity')}
          help={t('admin.event-passes.quantityHelp')}
          inputMode="numeric"
          {...text('quantity')}
        />
        <AdminTextField label={t('admin.event-passes.limitPerOrder')} inputMode="numeric" {...text('limitPerOrder')} />
      </div>
      <CheckboxField
        label={t('admin.event-passes.onSale')}
        checked={values.onSale}
        onChange={(event) => edit({ onSale: event.currentTarget.checked })}
      />
      <CheckboxField
        label={t('admin.event-passes.soldAfterStart')}
        help={t('admin.event-passes.soldAfterStartHelp')}
        checked={values.soldAfterStart}
        onChange={(event) => edit({ soldAfterStart: event.currentTarget.checked })}
      />
    </>
  )
}

function PassDates({ values, edit, mistakes, seriesId }: FieldsProps & { seriesId: string }) {
  const { locale } = useFormats()
  const now = useSiteNow()
  const { data } = useQuery(seriesDatesQuery(seriesId))
  const { allDates, dates } = values
  const dated = (data?.events ?? []).filter(({ status }) => status !== 'CANCELED')
  const toggle = ({ id }: Event, isIn: boolean) =>
    edit({ dates: dated.flatMap((date) => ((date.id === id ? isIn : dates.includes(date.id)) ? [date.id] : [])) })
  return (
    <FieldGroup legend={t('admin.event-passes.dates')}>
      <CheckboxField
        type="radio"
        name="dates-of-pass"
        label={t('admin.event-passes.allDates')}
        help={t('admin.event-passes.allDatesHelp')}
        checked={allDates}
        onChange={() => edit({ allDates: true })}
      />
      <CheckboxField
        type="radio"
        name="dates-of-pass"
        label={t('admin.event-passes.someDates')}
        checked={!allDates}
        onChange={() => edit({ allDates: false })}
      />
      {!allDates && (
        <div className="flex max-h-60 flex-col gap-1 overflow-y-auto ps-7">
          {dated.map((date) => (
            <CheckboxField
              key={date.id}
              label={whenOf(date, locale, now)}
              checked={dates.includes(date.id)}
              onChange={(event) => toggle(date, event.currentTarget.checked)}
            />
          ))}
          {mistakes.dates && <FieldError>{mistakes.dates}</FieldError>}
        </div>
      )}
    </FieldGroup>
  )
}
