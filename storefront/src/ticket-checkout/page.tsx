import { isolated } from '@fairground/domain/formatting/isolated.ts'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Timer } from '@fairground/ui/timer.tsx'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { LOST } from '../checkout/lost.ts'
import type { PolicyView } from '../event/policies.ts'
import { PolicyList } from '../event/policy-list.tsx'
import { differentPolicies, versionsOf } from '../event/policy-versions.ts'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../router/hooks.ts'
import { Question } from '../rsvp/question.tsx'
import { fieldsOf } from '../rsvp/typed-answers.ts'
import { useMe } from '../shell/me.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { FormFailure } from '../sign-in/login/form-failure.tsx'
import { t } from '../texts.ts'
import { copyTo, POLICIES } from './checkout-fields.ts'
import type { CheckoutAnswer, loader } from './data.ts'
import type { GuestForm } from './guest-forms.ts'
import { OrderSummary } from './order-summary.tsx'
import { useStoredForm } from './stored-form.ts'

/** Policies may have changed when a form is refused, so the page is read again after that, too. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== LOST

const FORM = 'ticket-checkout'

/** The checkout of tickets that are held: who comes, and on to the payment. What was typed stays, though the time runs out. */
export function Component() {
  const { event, invoice, open, expiresAt, now, forms, policies, heading } = useLoaderData<typeof loader>()
  const answer = useActionData<CheckoutAnswer>()
  const pending = useSent() !== undefined
  const [ranOut, setRanOut] = useState(!open)
  const stored = useStoredForm()
  const aheadMs = useMe()?.aheadMs
  const { title, date, where, path, ticketsPath } = event
  return (
    <div className="page-column flex flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('ticket-checkout.title', { title })} noindex />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[
          { label: t('ticket-checkout.events'), href: paths.events() },
          { label: title, href: path },
          { label: t('ticket-checkout.tickets'), href: ticketsPath },
          { label: t('ticket-checkout.checkout') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('ticket-checkout.heading', { title: isolated(title) })}</h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
        {open && !ranOut && (
          <Timer
            label={t('ticket-checkout.timer')}
            expiresAt={expiresAt}
            serverNow={now}
            aheadMs={aheadMs}
            onExpire={() => setRanOut(true)}
          />
        )}
      </div>
      {ranOut && <RanOut ticketsPath={ticketsPath} />}
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div className="flex flex-col gap-8">
          <FormFailure refused={answer?.message ? answer : undefined} />
          <Form {...stored} id={FORM} method="post" noValidate preventScrollReset className="flex flex-col gap-8">
            {/* Enter in a field goes on to the payment, whichever button comes first. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
              {t('ticket-checkout.continueToPayment')}
            </button>
            {forms.map((form, guest) => (
              <GuestFields key={form.title ?? ''} form={form} guest={guest} heading={heading} answer={answer} />
            ))}
            {policies.length > 0 && <Policies policies={policies} answer={answer} />}
          </Form>
        </div>
        <OrderSummary form={FORM} invoice={answer?.invoice ?? invoice} values={answer?.values} pending={pending} />
      </div>
    </div>
  )
}

function RanOut({ ticketsPath }: { ticketsPath: string }) {
  return (
    <section
      aria-label={t('ticket-checkout.expiredTitle')}
      className="flex gap-3 rounded-card border border-warning/40 bg-warning-soft p-4 sm:px-6"
    >
      <Hourglass aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-warning" />
      <p>
        <strong className="font-semibold">{t('ticket-checkout.expiredTitle')}.</strong> {t('ticket-checkout.expired')}{' '}
        <RouterLink href={ticketsPath} className="font-medium underline underline-offset-4">
          {t('ticket-checkout.chooseTickets')}
        </RouterLink>
      </p>
    </section>
  )
}

type PoliciesProps = { policies: readonly PolicyView[]; answer: CheckoutAnswer | undefined }

/** The policies, which are accepted in the versions that are shown. */
function Policies({ policies, answer }: PoliciesProps) {
  const shown = versionsOf(policies)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-display text-h2">{t('ticket-checkout.policies')}</h2>
      <PolicyList policies={differentPolicies(policies)} />
      <CheckboxField
        // Ticked for these versions alone.
        key={shown}
        name={POLICIES}
        value={shown}
        label={t('ticket-checkout.iAccept')}
        defaultChecked={answer?.values[POLICIES] === shown}
        error={answer?.errors[POLICIES]}
      />
    </section>
  )
}

function GuestFields({
  form: { title, questions },
  guest,
  heading,
  answer,
}: {
  form: GuestForm
  guest: number
  heading: string
  answer: CheckoutAnswer | undefined
}) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="pb-4 font-display text-h2">{title ?? heading}</legend>
      {guest > 0 && (
        <Button type="submit" name="intent" value={copyTo(guest)} variant="secondary" className="self-start">
          {t('ticket-checkout.sameAsFirst')}
        </Button>
      )}
      {questions.map((question) => {
        const filled = fieldsOf(question).map((field) => answer?.values[field] ?? '')
        return (
          // Remade where the server filled it in.
          <Question
            key={`${question.name} ${filled.join(' ')}`}
            question={question}
            value={answer?.values[question.name]}
            values={answer?.values ?? {}}
            error={answer?.errors[question.name]}
          />
        )
      })}
    </fieldset>
  )
}
