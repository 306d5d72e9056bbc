import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { lazy, Suspense } from 'react'
import { queryClient } from '../query-client.ts'
import { entered, SettingsCard } from '../settings/settings-card.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'
import { checkoutSettingsQuery } from './checkout-settings-client.ts'
import { documentSettingsQuery, ordersSettingsQuery } from './invoice-settings-client.ts'

const CheckoutCards = lazy(() => import('./checkout-cards.tsx'))
const InvoiceCards = lazy(() => import('./invoice-cards.tsx'))

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery()),
    queryClient.ensureQueryData(checkoutSettingsQuery()),
    queryClient.ensureQueryData(ordersSettingsQuery()),
    queryClient.ensureQueryData(documentSettingsQuery()),
  ])
  return null
}

/** Sets the times that unpaid things are held, invoices, and the checkout page. */
export function Component() {
  return (
    <SettingsPage title={t('admin.settings.ordersPage')} lead={t('admin.settings.ordersLead')}>
      <HoldTimes />
      <TicketCancellation />
      <TicketChange />
      <Suspense>
        <InvoiceCards />
        <CheckoutCards />
      </Suspense>
    </SettingsPage>
  )
}

const minutes = (form: FormData, name: string, least: number): number | undefined => {
  const value = Number(entered(form, name))
  return Number.isInteger(value) && value >= least && value <= 1440 ? value : undefined
}

function readTimes(form: FormData) {
  const [reservationMinutes, unpaidOrderMinutes] = [
    minutes(form, 'reservationMinutes', 1),
    minutes(form, 'unpaidOrderMinutes', 5),
  ]
  if (reservationMinutes !== undefined && unpaidOrderMinutes !== undefined)
    return { change: { reservationMinutes, unpaidOrderMinutes } }
  return {
    mistakes: {
      ...(reservationMinutes === undefined ? { reservationMinutes: t('admin.settings.enterMinutes1') } : {}),
      ...(unpaidOrderMinutes === undefined ? { unpaidOrderMinutes: t('admin.settings.enterMinutes5') } : {}),
    },
  }
}

const HoldTimes = () => (
  <SettingsCard id="hold-times" title={t('admin.settings.holdTimes')} read={readTimes}>
    {({ reservationMinutes, unpaidOrderMinutes }, mistakes) => (
      <>
        <AdminTextField
          label={t('admin.settings.reservationMinutes')}
          name="reservationMinutes"
          inputMode="numeric"
          defaultValue={reservationMinutes}
          help={t('admin.settings.reservationMinutesHelp')}
          error={mistakes.reservationMinutes}
        />
        <AdminTextField
          label={t('admin.settings.unpaidOrderMinutes')}
          name="unpaidOrderMinutes"
          inputMode="numeric"
          defaultValue={unpaidOrderMinutes}
          help={t('admin.settings.unpaidOrderMinutesHelp')}
          error={mistakes.unpaidOrderMinutes}
        />
      </>
    )}
  </SettingsCard>
)

const whole = (form: FormData, name: string, most: number): number | undefined => {
  const typed = String(entered(form, name) ?? '').trim()
  return /^\d+$/.test(typed) && Number(typed) <= most ? Number(typed) : undefined
}

function readCancellation(form: FormData) {
  const [hoursBefore, percent] = [whole(form, 'cancellationHours', 8760), whole(form, 'cancellationPercent', 100)]
  const allowed = form.has('cancellationAllowed')
  if (hoursBefore !== undefined && percent !== undefined)
    return { change: { ticketCancellation: { allowed, hoursBefore, percent } } }
  return {
    mistakes: {
      ...(hoursBefore === undefined ? { cancellationHours: t('admin.settings.enterHours') } : {}),
      ...(percent === undefined ? { cancellationPercent: t('admin.settings.enterPercent') } : {}),
    },
  }
}

const TicketCancellation = () => (
  <SettingsCard
    id="ticket-cancellation"
    title={t('admin.settings.ticketCancellationTitle')}
    lead={t('admin.settings.ticketCancellationHelp')}
    read={readCancellation}
  >
    {({ ticketCancellation: { allowed, hoursBefore = 24, percent = 100 } }, mistakes) => (
      <>
        <CheckboxField
          label={t('admin.settings.ticketCancellation')}
          name="cancellationAllowed"
          defaultChecked={allowed}
        />
        <AdminTextField
          label={t('admin.settings.cancellationHours')}
          name="cancellationHours"
          inputMode="numeric"
          defaultValue={hoursBefore}
          error={mistakes.cancellationHours}
        />
        <AdminTextField
          label={t('admin.settings.cancellationPercent')}
          name="cancellationPercent"
          inputMode="numeric"
          defaultValue={percent}
          error={mistakes.cancellationPercent}
        />
      </>
    )}
  </SettingsCard>
)

/** Differences of price that changes may have. */
const pricesIn = (form: FormData) => ({
  ...(form.has('changeCheaper') ? { toCheaper: true } : {}),
  ...(form.has('changeCheaper') && form.has('changeRefunds') ? { refundsDifference: true } : {}),
  ...(form.has('changeDearer') ? { toDearer: true } : {}),
})

function readChange(form: FormData) {
  const hoursBefore = whole(form, 'changeHours', 8760)
  const [allowed, otherDates] = [form.has('changeAllowed'), form.has('changeDates')]
  const typed = String(entered(form, 'changeTimes') ?? '').trim()
  const times = whole(form, 'changeTimes', 50)
  const isTimes = typed === '' || (times !== undefined && times > 0)
  if (hoursBefore !== undefined && isTimes) {
    const atMost = times === undefined ? {} : { atMost: times }
    return { change: { ticketChange: { allowed, hoursBefore, otherDates, ...pricesIn(form), ...atMost } } }
  }
  return {
    mistakes: {
      ...(hoursBefore === undefined ? { changeHours: t('admin.settings.enterHours') } : {}),
      ...(isTimes ? {} : { changeTimes: t('admin.settings.enterChanges') }),
    },
  }
}

const TicketChange = () => (
  <SettingsCard
    id="ticket-change"
    title={t('admin.settings.ticketChangeTitle')}
    lead={t('admin.settings.ticketChangeHelp')}
    read={readChange}
  >
    {({ ticketChange: { allowed, hoursBefore = 24, otherDates, atMost, ...prices } }, mistakes) => (
      <>
        <CheckboxField label={t('admin.settings.ticketChange')} name="changeAllowed" defaultChecked={allowed} />
        <AdminTextField
          label={t('admin.settings.cancellationHours')}
          name="changeHours"
          inputMode="numeric"
          defaultValue={hoursBefore}
          error={mistakes.changeHours}
        />
        <AdminTextField
          label={t('admin.settings.changesPerTicket')}
          help={t('admin.settings.changesPerTicketHelp')}
          optional
          name="changeTimes"
          inputMode="numeric"
          defaultValue={atMost ?? ''}
          error={mistakes.changeTimes}
        />
        <CheckboxField
          label={t('admin.settings.changeToOtherDates')}
          name="changeDates"
          defaultChecked={otherDates ?? false}
        />
        <CheckboxField
          label={t('admin.settings.changeToCheaper')}
          help={t('admin.settings.changeToCheaperHelp')}
          name="changeCheaper"
          defaultChecked={prices.toCheaper ?? false}
        />
        <CheckboxField
          label={t('admin.settings.changeRefunds')}
          name="changeRefunds"
          defaultChecked={prices.refundsDifference ?? false}
        />
        <CheckboxField
          label={t('admin.settings.changeToDearer')}
          help={t('admin.settings.changeToDearerHelp')}
          name="changeDearer"
          defaultChecked={prices.toDearer ?? false}
        />
      </>
    )}
  </SettingsCard>
)
