import { Button } from '@fairground/ui/button.tsx'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { PaymentChoices, type Ways } from '../checkout/payment-choices.tsx'
import { AfterDecline } from '../checkout/take-back-form.tsx'
import { Form } from '../router/form.tsx'
import { useSent } from '../router/hooks.ts'
import { t } from '../texts.ts'
import type { Refused } from './pay-now.ts'

type PayFormProps = Ways & {
  /** Amount that is charged: as text, and as the number that goes with the form. */
  due: string
  dueAmount: string
  canTakeBack: boolean
  refused: Refused | undefined
}

/** Pays the order that the page shows. */
export function PayForm({ due, dueAmount, canTakeBack, methods, saved, refused }: PayFormProps) {
  const paying = useSent()?.get('intent') === 'pay'
  if (methods.length === 0) return null
  const errors = refused?.errors ?? {}
  return (
    <section data-part="pay" aria-labelledby="pay" data-print="hide" className="flex flex-col gap-5">
      <h2 id="pay" className="font-display text-h2">
        {t('placed-order.payNow')}
      </h2>
      <Form method="post" noValidate className="group flex flex-col gap-6">
        <ErrorSummary message={refused?.message} errors={errors} problems={[]}>
          {refused?.declined && <AfterDecline canTakeBack={canTakeBack} />}
        </ErrorSummary>
        <PaymentChoices ways={{ methods, saved }} chosen={undefined} errors={errors} />
        <input type="hidden" name="shown" value={dueAmount} />
        <Button type="submit" name="intent" value="pay" variant="marigold" size="lg" pending={paying}>
          {t('placed-order.pay', { due })}
        </Button>
      </Form>
    </section>
  )
}
