import { isPositive } from '@fairground/domain/money.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useNavigation } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { fieldValueOf, isChosen } from './choices.ts'
import type { ChosenTickets, loader } from './data.ts'

/** A refused cancellation may have found the tickets changed. */
export const shouldRevalidate = () => true

/** The tickets of an order that its buyer may cancel: chosen first, then cancelled for the amount that is shown. */
export function Component() {
  const { number, orderHref, choices, notWhole } = useLoaderData<typeof loader>()
  const { message, preview } = useActionData<ChosenTickets>() ?? {}
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('cancel-tickets.title')} noindex />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('cancel-tickets.title')}</h1>
        <p>
          <RouterLink href={orderHref} className="text-brand underline underline-offset-4">
            {t('cancel-tickets.backToOrder', { number })}
          </RouterLink>
        </p>
      </div>
      <FormError message={message} />
      {choices.length === 0 ? (
        <p className="text-ink-2">{t('cancel-tickets.nothingToCancel')}</p>
      ) : preview ? (
        <Confirm preview={preview} />
      ) : (
        <Choose />
      )}
      {notWhole.map((sentence) => (
        <p key={sentence} className="text-ink-2">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function Choose() {
  const { choices, chosen: linked } = useLoaderData<typeof loader>()
  const chosen = useActionData<ChosenTickets>()?.chosen ?? linked
  const pending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-4">
        <legend className="pb-4 font-display text-h2">{t('cancel-tickets.whichTickets')}</legend>
        {choices.map((choice) => (
          <div key={fieldValueOf(choice)} className="rounded-card border border-border bg-surface p-4">
            <CheckboxField
              name="ticket"
              value={fieldValueOf(choice)}
              defaultChecked={isChosen(choice, chosen)}
              label={
                <span className="flex flex-col gap-1">
                  <strong>{choice.title}</strong>
                  <span className="text-ink-2">{choice.about}</span>
                  <span className="text-ink-2">{choice.when}</span>
                </span>
              }
              help={choice.terms}
            />
          </div>
        ))}
      </fieldset>
      <Button type="submit" variant="marigold" pending={pending}>
        {t('cancel-tickets.seeAmount')}
      </Button>
    </Form>
  )
}

type Preview = NonNullable<ChosenTickets['preview']>

/** The ways in which the amount comes back; nothing where there is none. */
function wayBack({ refund, byHand, formattedByHand, credit, formattedCredit = '' }: Preview): string {
  if (!isPositive(refund)) return ''
  if (credit === refund) return t('cancel-tickets.asCredit')
  const money =
    byHand === refund
      ? t('cancel-tickets.byHand')
      : isPositive(byHand)
        ? t('cancel-tickets.partByHand', { amount: formattedByHand })
        : t('cancel-tickets.toPayment')
  return credit ? `${money} ${t('cancel-tickets.partAsCredit', { amount: formattedCredit })}` : money
}

function Confirm({ preview }: { preview: Preview }) {
  const { choices, orderHref } = useLoaderData<typeof loader>()
  const chosen = useActionData<ChosenTickets>()?.chosen ?? []
  const pending = useNavigation().state === 'submitting'
  const { refund, formattedRefund, formattedPrice, credit } = preview
  return (
    <Form method="post" className="flex flex-col gap-5">
      <h2 className="font-display text-h2">{t('cancel-tickets.youGetBack', { amount: formattedRefund })}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {choices
          .filter((choice) => isChosen(choice, chosen))
          .map((choice) => (
            <li key={fieldValueOf(choice)}>
              {choice.title} · {choice.about}
              <input type="hidden" name="ticket" value={fieldValueOf(choice)} />
            </li>
          ))}
      </ul>
      <p className="text-ink-2">
        {t('cancel-tickets.cost', { price: formattedPrice })} {wayBack(preview)} {t('cancel-tickets.voidAtOnce')}
      </p>
      <input type="hidden" name="refund" value={refund} />
      {credit && <input type="hidden" name="credit" value={credit} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="danger" pending={pending}>
          {t('cancel-tickets.cancelNow', { count: chosen.length })}
        </Button>
        <RouterLink href={orderHref} className="text-brand underline underline-offset-4">
          {t('cancel-tickets.keep', { count: chosen.length })}
        </RouterLink>
      </div>
    </Form>
  )
}
