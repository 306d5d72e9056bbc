import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { Form } from '../router/form.tsx'
import { useNavigation } from '../router/hooks.ts'
import { t } from '../texts.ts'
import { OWN_CHECKOUT } from './chosen-tickets.ts'
import { PASS, type PassView, type RefusedPass } from './passes.ts'

/** Passes for several dates of a series, each with a form of its own. */
export function PassList({
  passes,
  ownCheckout,
  refused,
}: {
  passes: readonly PassView[]
  /** The event has questions to its guests, or policies: its passes go past the cart. */
  ownCheckout: boolean
  refused: RefusedPass | undefined
}) {
  const { state, formData } = useNavigation()
  const sending = state === 'submitting' ? formData?.get(PASS.id) : undefined
  return (
    <section data-part="pass-list" aria-labelledby="passes" className="flex flex-col gap-4">
      <h2 id="passes" className="text-h2">
        {t('tickets.passes')}
      </h2>
      {refused && !passes.some(({ id }) => id === refused.id) && <Refusal message={refused.message} />}
      <ul className="flex flex-col gap-4">
        {passes.map((pass) => (
          <li
            key={pass.id}
            className="ticket-notch notch-line flex flex-col gap-4 rounded-card border border-border bg-surface px-6 py-5 sm:flex-row sm:items-start sm:justify-between sm:gap-8"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="font-sans text-h3">{pass.name}</h3>
              {pass.description && <p className="max-w-measure text-small text-ink-2">{pass.description}</p>}
              <p className="font-semibold tabular-nums">{pass.price}</p>
              <details className="text-small">
                <summary className="min-h-6 text-ink-2 underline underline-offset-4">
                  {t('tickets.passDates', { count: pass.dates.length })}
                </summary>
                <ul className="flex flex-col gap-1 pt-2 text-ink-2 tabular-nums">
                  {pass.dates.map((date) => (
                    <li key={date}>{date}</li>
                  ))}
                </ul>
              </details>
            </div>
            {pass.most > 0 ? (
              <PassForm
                pass={pass}
                ownCheckout={ownCheckout}
                pending={sending === pass.id}
                message={refused?.id === pass.id ? refused.message : undefined}
              />
            ) : (
              <p className="shrink-0 text-small text-ink-2">{t('tickets.passSoldOut')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PassForm({
  pass: { id, appId, name, most },
  ownCheckout,
  pending,
  message,
}: {
  pass: PassView
  ownCheckout: boolean
  pending: boolean
  message: string | undefined
}) {
  return (
    <Form method="post" className="flex shrink-0 flex-col gap-3">
      <input type="hidden" name={PASS.id} value={id} />
      <input type="hidden" name={PASS.appId} value={appId} />
      {ownCheckout && <input type="hidden" name={OWN_CHECKOUT} value="1" />}
      <div className="flex flex-wrap items-end gap-3">
        <QuantityStepper label={t('tickets.numberOfPasses', { name })} name={PASS.quantity} min={1} max={most} />
        <Button type="submit" variant="secondary" pending={pending}>
          {ownCheckout ? t('tickets.continueToCheckout') : t('tickets.addPassToCart')}
        </Button>
      </div>
      {message && <Refusal message={message} />}
    </Form>
  )
}

const Refusal = ({ message }: { message: string }) => (
  <div role="alert">
    <FieldError>{message}</FieldError>
  </div>
)
