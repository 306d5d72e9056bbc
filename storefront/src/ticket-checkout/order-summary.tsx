import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { ChargedIn } from '../cart/charged-in.tsx'
import { t } from '../texts.ts'
import { APPLY_CODE, CODE, CONSENT } from './checkout-fields.ts'
import type { CheckoutAnswer } from './data.ts'
import type { shownInvoice } from './held-tickets.ts'

type Invoice = ReturnType<typeof shownInvoice> & { readonly code?: string; readonly problem?: string }

/** The held tickets, what they cost, and the way on. Its fields and buttons belong to the form `form`. */
export function OrderSummary({
  form,
  invoice,
  values,
  pending,
}: {
  form: string
  invoice: Invoice
  values: CheckoutAnswer['values'] | undefined
  pending: boolean
}) {
  const { lines, discount, fees, charged, total } = invoice
  return (
    <aside className="flex flex-col gap-5 self-start rounded-card bg-sunken p-5 sm:p-6 lg:sticky lg:top-8">
      <ul aria-label={t('ticket-checkout.heldTickets')} className="flex flex-col divide-y divide-border">
        {lines.map(({ id, name, quantity, price, total: sum }) => (
          <li key={id} className="flex justify-between gap-4 py-3 first:pt-0">
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-small text-ink-2">
                {quantity} × {price}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{sum}</span>
          </li>
        ))}
      </ul>
      <CodeField form={form} invoice={invoice} typed={values?.[CODE] ?? ''} pending={pending} />
      <div className="flex flex-col gap-1 border-t border-border pt-4 tabular-nums">
        {discount && (
          <p className="flex justify-between gap-4 text-candy">
            <span>{t('ticket-checkout.discount')}</span>
            <span>−{discount}</span>
          </p>
        )}
        <p className="flex justify-between gap-4 text-h3 font-semibold">
          <span>{t('ticket-checkout.total')}</span>
          <span>{total}</span>
        </p>
        {fees && <p className="text-small text-ink-2">{fees}</p>}
        <ChargedIn amount={charged} />
      </div>
      <CheckboxField
        form={form}
        name={CONSENT}
        value="1"
        label={t('ticket-checkout.marketingConsent')}
        defaultChecked={values?.[CONSENT] === '1'}
      />
      <Button form={form} type="submit" variant="marigold" size="lg" pending={pending}>
        {t('ticket-checkout.continueToPayment')}
      </Button>
    </aside>
  )
}

function CodeField({
  form,
  invoice: { code, discount, problem },
  typed,
  pending,
}: {
  form: string
  invoice: Invoice
  typed: string
  pending: boolean
}) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField
          form={form}
          name={CODE}
          label={t('ticket-checkout.discountCode')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          defaultValue={typed}
          error={problem}
        />
      </div>
      <Button
        form={form}
        type="submit"
        name="intent"
        value={APPLY_CODE}
        variant="secondary"
        pending={pending}
        className={problem ? 'mb-6' : ''}
      >
        {t('ticket-checkout.applyCode')}
      </Button>
      <LiveRegion>
        {problem ?? (code && discount ? t('ticket-checkout.codeTakesOff', { code, amount: discount }) : '')}
      </LiveRegion>
    </div>
  )
}
