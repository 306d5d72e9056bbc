import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Companions } from '../rsvp/companions.tsx'
import { STATUS } from '../rsvp/reply-fields.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSending } from '../sign-in/login/use-sending.ts'
import { t } from '../texts.ts'
import { WayIn } from '../thanks/way-in.tsx'
import type { AnswerView } from './answer-view.ts'
import type { loader } from './data.ts'

export function Component() {
  const { answer, event, wayIn } = useLoaderData<typeof loader>()
  const { title, message, party, email, status, choices } = answer
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={title} noindex />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{title}</h1>
        <p className="text-ink-2">{message}</p>
      </div>
      <section
        aria-label={t('answer.theEvent')}
        className="ticket-notch notch-line flex flex-col gap-3 rounded-card border border-border bg-surface px-6 py-5 sm:px-8"
      >
        <h2 className="font-sans text-h3">
          <RouterLink href={event.path} className="underline-offset-4 hover:underline">
            {event.title}
          </RouterLink>
        </h2>
        <p>
          {event.when}
          <span className="block text-ink-2">{event.place}</span>
          {event.hybrid && <span className="block text-small text-ink-2">{t('answer.hybrid')}</span>}
        </p>
        {wayIn && <WayIn wayIn={wayIn} />}
        {status !== 'NO' && (
          <ul aria-label={t('answer.whoIsComing')} className="text-small text-ink-2">
            {party.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {status === 'YES' && event.calendar && (
          <p className="flex flex-wrap gap-x-4 text-small">
            <a href={event.calendar.ics} className="text-brand underline underline-offset-2">
              {t('answer.addToCalendar')}
            </a>
            <a
              href={event.calendar.google}
              rel="noopener noreferrer"
              className="text-brand underline underline-offset-2"
            >
              {t('answer.googleCalendar')}
            </a>
          </p>
        )}
      </section>
      {email && <p className="text-small text-ink-2">{t('answer.emailed', { email })}</p>}
      {choices.length > 0 && <ChangeForm answer={answer} />}
    </div>
  )
}

function ChangeForm({ answer: { choices, status, most, companions, names } }: { answer: AnswerView }) {
  const refused = useActionData<{ message: string }>()
  const { sending, onSubmit } = useSending()
  return (
    <details open={refused !== undefined} className="rounded-card border border-border p-5">
      <summary className="cursor-pointer font-semibold">{t('answer.changeMyReply')}</summary>
      <Form method="post" reloadDocument onSubmit={onSubmit} className="flex flex-col gap-5 pt-5">
        <FormError message={refused?.message} />
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1.5 text-small font-semibold">{t('answer.myReply')}</legend>
          {choices.map((choice) => (
            <CheckboxField
              key={choice.status}
              type="radio"
              name={STATUS}
              value={choice.status}
              label={choice.label}
              defaultChecked={choice.status === status}
            />
          ))}
        </fieldset>
        <Companions most={most} count={String(companions)} names={names} />
        <Button type="submit" variant="secondary" pending={sending}>
          {t('answer.saveMyReply')}
        </Button>
      </Form>
    </details>
  )
}
