import { isolated } from '@fairground/domain/formatting/isolated.ts'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { MembersOnly, useIsMember } from '../account/members-only.tsx'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { FormFailure } from '../sign-in/login/form-failure.tsx'
import type { Refused } from '../sign-in/login/refused.ts'
import { useSending } from '../sign-in/login/use-sending.ts'
import { t } from '../texts.ts'
import { Companions } from './companions.tsx'
import type { loader } from './data.ts'
import type { RsvpFormView } from './form-view.ts'
import { Question } from './question.tsx'
import { COMPANIONS, NAMES, STATUS } from './reply-fields.ts'

export function Component() {
  const { event, form, listed } = useLoaderData<typeof loader>()
  const { title, date, where, path, booking, forMembers = false } = event
  const isMember = useIsMember()
  const waits = booking.kind === 'rsvp' && booking.waits
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('rsvp.replyTo', { title })} noindex />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[
          { label: t('rsvp.events'), href: paths.events() },
          { label: title, href: path },
          { label: t('rsvp.reply') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">
          {waits
            ? t('rsvp.waitingListFor', { title: isolated(title) })
            : t('rsvp.areYouComing', { title: isolated(title) })}
        </h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
        {waits && <p>{t('rsvp.full')}</p>}
      </div>
      {forMembers && <MembersOnly what="replies" returnTo={`${path}/rsvp`} />}
      {listed && booking.kind === 'rsvp' && <p className="text-small text-ink-2">{t('event.namesAreShown')}</p>}
      {booking.kind === 'rsvp' ? (
        !(forMembers && isMember === false) && <ReplyForm form={form} />
      ) : (
        <EmptyState title={t('rsvp.closed')}>{booking.kind === 'none' ? booking.text : t('rsvp.elsewhere')}</EmptyState>
      )}
    </div>
  )
}

function ReplyForm({ form: { questions, replies, companions, send } }: { form: RsvpFormView }) {
  const refused = useActionData<Refused<string>>()
  const { sending, onSubmit } = useSending()
  const values = refused?.values ?? {}
  const chosen = values[STATUS] || replies[0]?.status
  return (
    <>
      <FormFailure refused={refused} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {replies.length > 1 ? (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-1.5 text-small font-semibold">{t('rsvp.yourReply')}</legend>
            {replies.map(({ status, label }) => (
              <CheckboxField
                key={status}
                type="radio"
                name={STATUS}
                value={status}
                label={label}
                defaultChecked={status === chosen}
              />
            ))}
          </fieldset>
        ) : (
          <input type="hidden" name={STATUS} value={replies[0]?.status} />
        )}
        {questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            value={values[question.name]}
            values={values}
            error={refused?.errors[question.name]}
          />
        ))}
        <Companions most={companions} count={values[COMPANIONS] || '0'} names={values[NAMES] ?? ''} />
        <Button type="submit" variant="marigold" size="lg" pending={sending}>
          {replies.length > 1 ? send : replies[0]?.label}
        </Button>
      </Form>
    </>
  )
}
