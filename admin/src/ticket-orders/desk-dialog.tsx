import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useFormats, useLacks } from '../session/me.ts'
import { paymentSettingsQuery } from '../settings/payment-settings-query.ts'
import { t } from '../texts.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { isComplete } from './complete-numbers.ts'
import { type IssueValues, NONE_OFFERED, NOTHING } from './issued-tickets.ts'
import { OfferRows, useOffered } from './offer-rows.tsx'
import { type HeldSale, useDesk } from './use-desk.ts'

type DeskDialogProps = { eventId: string; onClose: () => void }

/** Tickets that are sold to somebody who stands at the desk: held first, so that the amount to take is certain, then paid. */
export function DeskDialog({ eventId, onClose }: DeskDialogProps) {
  const offered = useOffered(eventId)
  const form = useForm<IssueValues>({ defaultValues: { ...NOTHING, paidBy: t('admin.ticket-orders.cash') } })
  const { held, hold, sell, chooseAgain, giveBack } = useDesk(eventId, offered ?? NONE_OFFERED, onClose)
  const pending = hold.isPending || sell.isPending
  const submit = form.handleSubmit(async (values) => {
    if (pending || !offered || (!held && !isComplete(form, offered, values))) return
    await (held ? sell.mutateAsync(values) : hold.mutateAsync(values)).then(undefined, () => {})
  })
  return (
    <ChangeDialog
      size="wide"
      title={t('admin.ticket-orders.sellAtDesk')}
      description={t('admin.ticket-orders.sellAtDeskIsFor')}
      submit={
        held ? t('admin.ticket-orders.takePayment', { amount: held.total }) : t('admin.ticket-orders.holdTickets')
      }
      pending={pending}
      error={form.formState.errors.root?.message ?? (held ? sell.error : (hold.error ?? sell.error))}
      onSubmit={submit}
      onClose={() => {
        giveBack()
        onClose()
      }}
    >
      {held ? (
        <Payment held={held} form={form} onChange={chooseAgain} />
      ) : offered ? (
        <OfferRows offered={offered} form={form} />
      ) : (
        <Skeleton shape="row" count={2} />
      )}
    </ChangeDialog>
  )
}

/** Ways to pay at a desk: cash, a card, and those outside that the shop has named. */
function useWaysToPay(): string[] {
  const lacks = useLacks('settings.read')
  const { data } = useQuery({ ...paymentSettingsQuery(), enabled: !lacks })
  const named = data?.manualMethods.map(({ title }) => title) ?? []
  return [...new Set([t('admin.ticket-orders.cash'), t('admin.ticket-orders.card'), ...named])]
}

function Payment({ held, form, onChange }: { held: HeldSale; form: UseFormReturn<IssueValues>; onChange: () => void }) {
  const { time } = useFormats()
  const ways = useWaysToPay()
  return (
    <>
      <ul className="flex flex-col gap-1 tabular-nums">
        {held.lines.map(({ id, name, quantity, total }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{t('admin.ticket-orders.heldLine', { count: quantity, name })}</span>
            <span>{total}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 border-t border-border pt-1 font-semibold">
          <span>{t('admin.ticket-orders.toTake')}</span>
          <span>{held.total}</span>
        </li>
      </ul>
      <p className="text-label text-ink-3">
        {t('admin.ticket-orders.heldUntil', { time: time(held.expires) })}{' '}
        <button type="button" className="underline underline-offset-4" onClick={onChange}>
          {t('admin.ticket-orders.otherTickets')}
        </button>
      </p>
      <AdminSelectField label={t('admin.ticket-orders.paidBy')} {...form.register('paidBy')}>
        {ways.map((way) => (
          <option key={way}>{way}</option>
        ))}
      </AdminSelectField>
      <BuyerFields form={form} named={false} mailHelp={t('admin.ticket-orders.mailTickets')} />
    </>
  )
}
