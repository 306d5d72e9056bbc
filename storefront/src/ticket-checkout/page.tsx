import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { Timer } from '@fairground/ui/timer.tsx'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ChargedIn } from '../cart/charged-in.tsx'
import { paths } from '../paths.ts'
import { Question } from '../rsvp/question.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { FormFailure } from '../sign-in/login/form-failure.tsx'
import type { Refused } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import type { loader } from './data.ts'
import type { GuestForm } from './guest-forms.ts'

/** The checkout of tickets that are held: who comes, and on to the payment. */
export function Component() {
  const { event, lines, fees, total, charged, open, expiresAt, now, forms } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused<string>>()
  const { title, date, where, path, ticketsPath } = event
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('ticket-checkout.title', { title })} noindex />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[
          { label: t('ticket-checkout.events'), href: paths.events() },
          { label: title, href: path },
          { label: t('ticket-checkout.checkout') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('ticket-checkout.heading', { title })}</h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
        {open && <Timer label={t('ticket-checkout.timer')} expiresAt={expiresAt} serverNow={now} />}
      </div>
      {open || refused ? (
        <>
          <ul
            aria-label={t('ticket-checkout.heldTickets')}
            className="divide-y divide-border rounded-card border border-border bg-surface px-6"
          >
            {lines.map(({ id, name, quantity, price, total: sum }) => (
              <li key={id} className="flex justify-between gap-4 py-4 tabular-nums">
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-small text-ink-2">
                    {quantity} × {price}
                  </span>
                </span>
                <span className="font-semibold">{sum}</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 py-4 text-h3 tabular-nums">
              <span>{t('ticket-checkout.total')}</span>
              <span>{total}</span>
            </li>
          </ul>
          {fees && <p className="text-small text-ink-2">{fees}</p>}
          <ChargedIn amount={charged} />
          <Guests forms={forms} refused={refused} />
        </>
      ) : (
        <EmptyState
          title={t('ticket-checkout.expiredTitle')}
          action={
            <ButtonLink linkAs={RouterLink} href={ticketsPath}>
              {t('ticket-checkout.chooseTickets')}
            </ButtonLink>
          }
        >
          {t('ticket-checkout.expired')}
        </EmptyState>
      )}
    </div>
  )
}

function Guests({ forms, refused }: { forms: readonly GuestForm[]; refused: Refused<string> | undefined }) {
  const pending = useNavigation().state !== 'idle'
  return (
    <>
      <FormFailure refused={refused} />
      <Form method="post" noValidate className="flex flex-col gap-8">
        {forms.map(({ title = t('ticket-checkout.yourDetails'), questions }) => (
          <fieldset key={title} className="flex flex-col gap-5">
            <legend className="pb-4 font-display text-h2">{title}</legend>
            {questions.map((question) => (
              <Question
                key={question.name}
                question={question}
                value={refused?.values[question.name] ?? ''}
                {...(refused?.errors[question.name] === undefined ? {} : { error: refused.errors[question.name] })}
              />
            ))}
          </fieldset>
        ))}
        <Button type="submit" variant="marigold" size="lg" pending={pending}>
          {t('ticket-checkout.continueToPayment')}
        </Button>
      </Form>
    </>
  )
}
