import type { GetOrderRefundabilityResponse } from '@fairground/client/generated/ecom.order-billing.ts'
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { displayAmount, formatAmount, isPositive, parseAmount, sumOf } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { DialogFooter } from '../forms/dialog-footer.tsx'
import { isTicket } from '../orders/order-lines.ts'
import { partsClient } from '../orders/order-parts.ts'
import { randomId } from '../random-id.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { CreditChoice } from './credit-choice.tsx'
import { type PaymentPart, partsOf } from './refund-request.ts'
import { chosenUnits, UnitFields, type Units } from './unit-fields.tsx'

type RefundDialogProps = { order: Order; able: GetOrderRefundabilityResponse; onClose: () => void }

/** Money goes back for units, for delivery, or just so. The sum is the server's; somebody may give another. Mounted while it is open. */
export function RefundDialog({ order, able, onClose }: RefundDialogProps) {
  const { locale } = useFormats()
  const [units, setUnits] = useState<Units>({})
  const [shipping, setShipping] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [restock, setRestock] = useState(true)
  const [notifies, setNotifies] = useState(true)
  const [credit, setCredit] = useState(false)
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState('')
  const items = itemsOf(units, shipping, able)
  const computed = useComputed(order.id, items)
  const amount = typed ?? computed ?? ''
  const parsed = parseAmount(amount.trim(), order.currency)
  const parts = parsed.ok ? partsOf(able, parsed.minor, order.currency) : undefined
  const refund = useRefund(order, onClose)
  const most = able.paymentsSummary.monetary.maxRefund.formattedAmount
  const goods = chosenUnits(units).filter(({ id }) => !isTicket(order.lineItems.find((line) => line.id === id)!)) // chosen among them

  const send = () =>
    refund.mutate({
      parts: parts ?? [],
      items,
      restock: restock ? goods : [],
      credit,
      notifies: notifies && !credit,
      reason: reason.trim(),
      message: message.trim(),
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="wide"
      title={t('admin.order.refundOrderNumber', { number: order.number })}
      description={t('admin.order.atMostMostCanGo', { most })}
      footer={
        <DialogFooter error={refund.error && failureOf(refund.error).title} onClose={onClose}>
          <Button
            size="sm"
            pending={refund.isPending}
            disabledReason={parts ? undefined : t('admin.order.enterAnAmountUpTo', { most })}
            onClick={send}
          >
            {parsed.ok && parts
              ? sendLabel(credit, displayAmount(parsed.minor, order.currency, locale))
              : t('admin.order.refund')}
          </Button>
        </DialogFooter>
      }
    >
      <div className="flex flex-col gap-4">
        <UnitFields
          purpose={t('admin.order.toRefund')}
          lines={refundableLines(order, able)}
          units={units}
          onChange={setUnits}
        />
        <Delivery able={able} chosen={shipping} onChange={setShipping} />
        <Amount
          currency={order.currency}
          value={amount}
          computed={typed === undefined ? undefined : computed}
          error={typed && !parts ? t('admin.order.enterAnAmountUpTo2', { most }) : undefined}
          onType={setTyped}
        />
        <CreditChoice email={order.buyerInfo.email || undefined} credit={credit} onChange={setCredit} />
        {!credit && <ByHand parts={parts} currency={order.currency} />}
        {goods.length > 0 && <Restock chosen={restock} onChange={setRestock} />}
        <Reason value={reason} onChange={setReason} />
        {!credit && <Notice notifies={notifies} onNotifies={setNotifies} message={message} onMessage={setMessage} />}
      </div>
    </Dialog>
  )
}

const sendLabel = (credit: boolean, minor: string): string =>
  credit ? t('admin.order.creditMinor', { minor }) : t('admin.order.refundMinor', { minor })

const doneText = (credit = false, values: { formattedAmount: string; number: string }): string =>
  credit ? t('admin.order.creditGiven', values) : t('admin.order.formattedAmountOfOrderNumberRefunded', values)

function Reason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <AdminTextField
      label={t('admin.order.reason')}
      optional
      help={t('admin.order.storedWithTheOrder')}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type DeliveryProps = { able: GetOrderRefundabilityResponse; chosen: boolean; onChange: (chosen: boolean) => void }

/** The delivery, while something of it can go back. */
function Delivery({ able: { shipping }, chosen, onChange }: DeliveryProps) {
  if (!shipping || !isPositive(shipping.availableRefundAmount.amount)) return null
  const { formattedAmount } = shipping.availableRefundAmount
  return (
    <CheckboxField
      label={t('admin.order.deliveryFormattedAmount', { formattedAmount })}
      checked={chosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

function Restock({ chosen, onChange }: { chosen: boolean; onChange: (chosen: boolean) => void }) {
  return (
    <CheckboxField
      label={t('admin.order.putTheRefundedUnitsBack')}
      checked={chosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type AmountProps = {
  currency: string
  value: string
  /** Total of the chosen items, where another amount was typed. */
  computed: string | undefined
  error: string | undefined
  onType: (typed: string) => void
}

function Amount({ currency, value, computed, error, onType }: AmountProps) {
  return (
    <AdminTextField
      label={t('admin.order.amount')}
      inputMode="decimal"
      className="max-w-40"
      suffix={currency}
      help={computed ? t('admin.order.itemsTotalCurrency', { computed, currency }) : undefined}
      error={error}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

type NoticeProps = {
  notifies: boolean
  onNotifies: (notifies: boolean) => void
  message: string
  onMessage: (message: string) => void
}

/** Choice of a mail to the buyer, and what it adds. */
function Notice({ notifies, onNotifies, message, onMessage }: NoticeProps) {
  return (
    <>
      <CheckboxField
        label={t('admin.order.notifyTheBuyerByEmail')}
        checked={notifies}
        onChange={(event) => onNotifies(event.currentTarget.checked)}
      />
      {notifies && (
        <AdminTextAreaField
          label={t('admin.order.messageToTheBuyer')}
          optional
          maxLength={1000}
          value={message}
          onChange={(event) => onMessage(event.currentTarget.value)}
        />
      )}
    </>
  )
}

/** Part of the refund that somebody gives back by hand, because none of our providers can. */
function ByHand({ parts, currency }: { parts: readonly PaymentPart[] | undefined; currency: string }) {
  const { locale } = useFormats()
  const byHand = (parts ?? []).filter(({ externalRefund }) => externalRefund)
  const minor = sumOf(
    byHand.map(({ amount }) => amount.amount),
    currency,
  )
  if (minor === 0n) return null
  return (
    <p className="rounded-control bg-sunken px-3 py-2 text-ink-2">
      {t('admin.order.payBackMinorYourselfThe', { minor: displayAmount(minor, currency, locale) })}
    </p>
  )
}

interface Items {
  readonly lineItems: { lineItemId: string; quantity: number }[]
  readonly shipping?: { readonly amount: { readonly amount: string } }
}

const itemsOf = (units: Units, shipping: boolean, able: GetOrderRefundabilityResponse): Items => ({
  lineItems: chosenUnits(units).map(({ id, quantity }) => ({ lineItemId: id, quantity })),
  ...present({
    shipping:
      shipping && able.shipping ? { amount: { amount: able.shipping.availableRefundAmount.amount } } : undefined,
  }),
})

const refundableLines = ({ lineItems }: Order, able: GetOrderRefundabilityResponse) =>
  lineItems.flatMap((line) => {
    const left = able.lineItems.find(({ lineItemId }) => lineItemId === line.id)?.availableRefundQuantity ?? 0
    return left > 0 ? [{ line, left }] : []
  })

/** Amount of the items, as the server computes it; undefined while nothing is chosen. */
function useComputed(orderId: string, items: Items): string | undefined {
  const chosen = items.lineItems.length > 0 || items.shipping !== undefined
  const { data } = useQuery({
    queryKey: ['refund-of', orderId, items],
    queryFn: ({ signal }) => partsClient.orderBilling.calculateRefund({ orderId, refundItems: items }, { signal }),
    enabled: chosen,
    placeholderData: keepPreviousData,
  })
  return chosen ? data?.summary?.total.amount : undefined
}

interface RefundRequest {
  readonly parts: readonly PaymentPart[]
  readonly items: Items
  readonly restock: readonly { id: string; quantity: number }[]
  /** The buyer gets a gift card of the amount. */
  readonly credit: boolean
  readonly notifies: boolean
  readonly reason: string
  readonly message: string
}

/** The key is the dialog's: after any break, trying again is the same refund as long as the request is the same. */
function useRefund({ id: orderId, number, currency }: Order, onClose: () => void) {
  const queryClient = useQueryClient()
  const [key] = useState(() => randomId())
  return useMutation({
    mutationFn: (chosen: RefundRequest) => {
      const request = {
        orderId,
        paymentRefunds: [...chosen.parts],
        refundItems: chosen.items,
        sideEffects: {
          restock: { lineItems: chosen.restock.map(({ id, quantity }) => ({ lineItemId: id, quantity })) },
          notifications: {
            sendCustomerEmail: chosen.notifies,
            ...(chosen.notifies && chosen.message && { customMessage: chosen.message }),
          },
        },
        ...(chosen.reason && { customerReason: chosen.reason }),
        ...(chosen.credit && { credit: true }),
      }
      return partsClient.orderBilling.refundPayments(request, { idempotencyKey: `${key} ${digest(request)}` })
    },
    onSuccess: ({ refund: { summary, details } }) => {
      onClose()
      const nothing = formatAmount(0n, currency)
      if (summary.pending) toast(t('admin.order.theRefundOfOrderNumber', { number }))
      else if (summary.refunded.amount === nothing) toast.error(t('admin.order.theRefundOfOrderNumber2', { number }))
      else toast(doneText(details.credit, { formattedAmount: summary.refunded.formattedAmount, number }))
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

/** Another request is another refund: 32 bits are enough within one dialog. */
function digest(request: unknown): string {
  let sum = 0
  for (const character of JSON.stringify(request)) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0
  return sum.toString(36)
}
