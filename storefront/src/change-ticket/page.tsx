import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useNavigation } from '../router/hooks.ts'
import { Question } from '../rsvp/question.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { FormFailure } from '../sign-in/login/form-failure.tsx'
import type { Refused } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

/** A refused change may have found other kinds on sale. */
export const shouldRevalidate = () => true

type View = Awaited<ReturnType<typeof loader>>

/** A ticket of an order, and the kinds and dates that its buyer may change it to. */
export function Component() {
  const view = useLoaderData<typeof loader>()
  const { number, orderHref, allDatesHref, title, about, when, dates, chosen, options, questions, pending } = view
  const answer = useActionData<Refused<string>>()
  const nothing = options.length === 0 && dates.length === 0 && !pending
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('change-ticket.title')} noindex />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('change-ticket.title')}</h1>
        <p>
          <RouterLink href={orderHref} className="text-brand underline underline-offset-4">
            {t('change-ticket.backToOrder', { number })}
          </RouterLink>
        </p>
      </div>
      <div className="flex flex-col gap-1">
        <strong>{title}</strong>
        <span className="text-ink-2">{about}</span>
        <span className="text-ink-2">{when}</span>
      </div>
      <FormFailure refused={answer} />
      {pending && <Pending {...pending} />}
      {nothing && <p className="text-ink-2">{t('change-ticket.nothingToChangeTo')}</p>}
      {chosen && <ChosenDate date={chosen} href={allDatesHref} gone={options.length === 0} />}
      {options.length > 0 && <Kinds options={options} questions={questions} answer={answer} />}
      {!chosen && dates.length > 0 && <Dates dates={dates} />}
    </div>
  )
}

/** A change that was begun and waits for its payment. */
function Pending({ ticketName: kind, formattedAmount: amount, until, href }: NonNullable<View['pending']>) {
  return (
    <section
      aria-labelledby="pending-change"
      className="flex flex-col gap-2 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="pending-change" className="font-display text-h2">
        {t('change-ticket.pendingTitle')}
      </h2>
      <p>{t('change-ticket.pending', { kind, until })}</p>
      <RouterLink href={href} className="self-start py-1 font-semibold text-brand underline underline-offset-4">
        {t('change-ticket.payNow', { amount })}
      </RouterLink>
    </section>
  )
}

/** The date that the ticket is to be of. */
function ChosenDate({ date, href, gone }: { date: View['dates'][number]; href: string; gone: boolean }) {
  return (
    <section aria-label={t('change-ticket.chosenDate')} className="flex flex-col gap-1 rounded-card bg-surface-2 p-4">
      <span className="text-small text-ink-2">{t('change-ticket.chosenDate')}</span>
      <strong>{date.title}</strong>
      <span>{date.when}</span>
      <span className="text-ink-2">{date.place}</span>
      {gone && <p className="text-ink-2">{t('change-ticket.dateTaken')}</p>}
      <RouterLink href={href} className="self-start text-small text-brand underline underline-offset-4">
        {t('change-ticket.otherChoice')}
      </RouterLink>
    </section>
  )
}

const priceWords = ({
  formattedPrice: price,
  formattedRefund,
  formattedSurcharge,
  costsLess,
}: Omit<View['options'][number], 'ticketDefinitionId' | 'name' | 'price'>): string => {
  if (formattedRefund) return t('change-ticket.goesBack', { price, amount: formattedRefund })
  if (formattedSurcharge) return t('change-ticket.paidFirst', { price, amount: formattedSurcharge })
  return costsLess ? t('change-ticket.costsLess', { price }) : price
}

type KindsProps = Pick<View, 'options' | 'questions'> & { answer: Refused<string> | undefined }

/** Kinds to choose from, and what the other date asks its guests. */
function Kinds({
  options,
  questions,
  answer: { values = {}, errors = {} } = { message: '', values: {}, errors: {} },
}: KindsProps) {
  const pending = useNavigation().state === 'submitting'
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-4">
        <legend className="pb-4 font-display text-h2">{t('change-ticket.whichKind')}</legend>
        {options.map(({ ticketDefinitionId: kind, name, price, ...costs }) => (
          <div key={kind} className="rounded-card border border-border bg-surface p-4">
            <input type="hidden" name={`price-${kind}`} value={price} />
            <CheckboxField
              type="radio"
              name="kind"
              value={kind}
              label={name}
              help={priceWords(costs)}
              defaultChecked={values.kind === kind}
            />
          </div>
        ))}
      </fieldset>
      {questions.length > 0 && (
        <fieldset className="flex flex-col gap-4">
          <legend className="pb-4 font-display text-h2">{t('change-ticket.aboutTheGuest')}</legend>
          {questions.map((question) => (
            <Question
              key={question.name}
              question={question}
              value={values[question.name]}
              values={values}
              error={errors[question.name]}
            />
          ))}
        </fieldset>
      )}
      <p className="text-ink-2">{t('change-ticket.voidAtOnce')}</p>
      <Button type="submit" variant="marigold" pending={pending}>
        {t('change-ticket.changeNow')}
      </Button>
    </Form>
  )
}

/** Other dates, soonest first; those without a ticket to change to are no links. */
function Dates({ dates }: { dates: View['dates'] }) {
  return (
    <section aria-labelledby="other-dates" className="flex flex-col gap-4">
      <h2 id="other-dates" className="font-display text-h2">
        {t('change-ticket.otherDates')}
      </h2>
      <ul className="flex flex-col gap-3">
        {dates.map(({ eventId, title, when, place, href }) => (
          <li key={eventId} className="flex flex-col gap-1 rounded-card border border-border bg-surface p-4">
            {href ? (
              <RouterLink href={href} className="self-start py-1 font-semibold text-brand underline underline-offset-4">
                {when}
              </RouterLink>
            ) : (
              <span className="py-1 font-semibold">{when}</span>
            )}
            <span className="text-small text-ink-2">{dotted([title, place])}</span>
            {!href && <span className="text-small text-ink-2">{t('change-ticket.dateTaken')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
