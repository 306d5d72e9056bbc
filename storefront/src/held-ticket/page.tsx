import { Button } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useNavigation } from '../router/hooks.ts'
import { Question } from '../rsvp/question.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { FormFailure } from '../sign-in/login/form-failure.tsx'
import type { Refused as RefusedForm } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { TicketSlip } from '../thanks/ticket-slip.tsx'
import type { AnswersView } from './answers.ts'
import type { loader, Refused } from './data.ts'
import { ANSWER, GIVE_BACK } from './intents.ts'

/** A transfer changes the ticket, and a refused one may have found it changed. */
export const shouldRevalidate = () => true

/** One ticket of its holder, who may transfer it to another person. */
export function Component() {
  const { ticket, event, givenBack, giveBackUntil, form, answered, unknown } = useLoaderData<typeof loader>()
  const refused = useActionData<Answer>()
  if (unknown) return <CannotOpen />
  const standsBelow = refused && ('entered' in refused ? ticket?.transferable : form)
  const title = givenBack
    ? t('held-ticket.givenBack')
    : ticket
      ? t('held-ticket.yourTicket')
      : t('held-ticket.transferred')
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={title} noindex />
      <div className="flex flex-col gap-2" data-print="hide">
        <h1 className="font-display text-h1">{title}</h1>
        {!ticket && <p className="text-ink-2">{t('held-ticket.transferredText')}</p>}
        {givenBack && <p className="text-ink-2">{t('held-ticket.givenBackText')}</p>}
        {ticket?.valid && (
          <p className="text-ink-2">
            {t('held-ticket.showCode')}{' '}
            <RouterLink href={event.href} className="text-brand underline underline-offset-4">
              {t('held-ticket.seeTheEvent')}
            </RouterLink>
          </p>
        )}
      </div>
      {/* The form itself is gone where the refusal is that nothing can be transferred or answered any more. */}
      {!standsBelow && <FormError message={refused?.message} />}
      {ticket && <TicketSlip ticket={ticket} event={event} heading="h2" />}
      {form && <AnswersForm form={form} answered={answered} />}
      {giveBackUntil && <GiveBackForm until={giveBackUntil} />}
      {ticket?.transferable && <TransferForm />}
    </div>
  )
}

/** A link of long ago or with a part missing, or the ticket of another account. */
function CannotOpen() {
  const refused = useActionData<Answer>()
  return (
    <div className="page-column flex max-w-2xl flex-col gap-2 py-6 lg:py-8">
      <Metadata title={t('held-ticket.cannotOpen')} noindex />
      <h1 className="font-display text-h1">{t('held-ticket.cannotOpen')}</h1>
      <FormError message={refused?.message} />
      <p className="text-ink-2">
        {t('held-ticket.cannotOpenText')}{' '}
        <RouterLink href={paths.myTickets()} className="text-brand underline underline-offset-4">
          {t('held-ticket.seeYourTickets')}
        </RouterLink>
      </p>
    </div>
  )
}

type Answer = Refused | RefusedForm<string>

/** The form that transfers, where that one came back. */
const refusedTransfer = (answer: Answer | undefined): Partial<Refused> => (answer && 'entered' in answer ? answer : {})

/** The questions of the event, for whom it was transferred to: the answers of the former holder went with them. */
function AnswersForm({ form: { questions, values: given }, answered }: { form: AnswersView; answered: boolean }) {
  const answer = useActionData<Answer>()
  const refused = answer && 'values' in answer ? answer : undefined
  const values = refused?.values ?? given
  const pending = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-5" data-print="hide">
      <div className="flex flex-col gap-2">
        <h2 id="answers" className="font-display text-h2">
          {t('held-ticket.answers')}
        </h2>
        <p className="text-ink-2" role={answered && !refused ? 'status' : undefined}>
          {answered && !refused ? t('held-ticket.answersSaved') : t('held-ticket.answersText')}
        </p>
      </div>
      <FormFailure refused={refused} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        {questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            value={values[question.name]}
            values={values}
            error={refused?.errors[question.name]}
          />
        ))}
        <Button type="submit" name="intent" value={ANSWER} variant="secondary" pending={pending}>
          {t('held-ticket.saveAnswers')}
        </Button>
      </Form>
    </section>
  )
}

/** The event was moved: its holder gives the ticket back for good, with one press. */
function GiveBackForm({ until }: { until: string }) {
  const pending = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="give-back" className="flex flex-col gap-5" data-print="hide">
      <div className="flex flex-col gap-2">
        <h2 id="give-back" className="font-display text-h2">
          {t('held-ticket.giveBack')}
        </h2>
        <p className="text-ink-2">{t('held-ticket.giveBackText', { until })}</p>
      </div>
      <Form method="post">
        <Button type="submit" name="intent" value={GIVE_BACK} variant="secondary" pending={pending}>
          {t('held-ticket.giveItBack')}
        </Button>
      </Form>
    </section>
  )
}

function TransferForm() {
  const { message, errors = {}, entered = {} } = refusedTransfer(useActionData<Answer>())
  const pending = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="transfer" className="flex flex-col gap-5" data-print="hide">
      <div className="flex flex-col gap-2">
        <h2 id="transfer" className="font-display text-h2">
          {t('held-ticket.transfer')}
        </h2>
        <p className="text-ink-2">{t('held-ticket.transferText')}</p>
      </div>
      <Form method="post" className="flex flex-col gap-5">
        <FormError message={message} />
        <TextField
          label={t('held-ticket.firstName')}
          name="firstName"
          autoComplete="off"
          maxLength={50}
          defaultValue={entered.firstName}
          error={errors.firstName}
          required
        />
        <TextField
          label={t('held-ticket.lastName')}
          name="lastName"
          autoComplete="off"
          maxLength={50}
          defaultValue={entered.lastName}
          error={errors.lastName}
          required
        />
        <TextField
          label={t('held-ticket.email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={entered.email}
          error={errors.email}
          required
        />
        <Button type="submit" variant="marigold" pending={pending}>
          {t('held-ticket.transferTicket')}
        </Button>
      </Form>
    </section>
  )
}
