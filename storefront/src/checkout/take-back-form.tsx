import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { Form } from '../router/form.tsx'
import { useSent } from '../router/hooks.ts'
import { t } from '../texts.ts'

/** Id of the form, for a second button elsewhere on its page. */
const ID = 'take-back'

/** Makes the unpaid order a cart again. A form of its own, so that Enter in a field of another form never does this. */
export const TakeBack = ({ action }: { action: string }) => (
  <Form id={ID} method="post" action={action}>
    <input type="hidden" name="intent" value="back" />
    <TakeBackButton />
  </Form>
)

function TakeBackButton() {
  const pending = useSent()?.get('intent') === 'back'
  return (
    <Button type="submit" form={ID} variant="secondary" pending={pending}>
      {t('placed-order.backToCart')}
    </Button>
  )
}

/** Options of a buyer whose payment was declined. Where the order may be taken back, its page has `TakeBack`. */
export const AfterDecline = ({ canTakeBack }: { canTakeBack: boolean }) => (
  <div className="flex flex-wrap gap-3 pt-2">
    <ButtonLink href="#method">{t('placed-order.chooseHowTitle')}</ButtonLink>
    {canTakeBack && <TakeBackButton />}
  </div>
)
