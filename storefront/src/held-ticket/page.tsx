import { Button } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { paths } from '../paths.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { TicketSlip } from '../thanks/ticket-slip.tsx'
import type { loader, Refused } from './data.ts'
import { GIVE_BACK } from './give-back-field.ts'

/** A transfer changes the ticket, and a refused one may have found it changed. */
export const shouldRevalidate = () => true

/** One ticket of its holder, who may transfer it to another person. */
export function Component() {
  const { ticket, event, givenBack, giveBackUntil, unknown } = useLoaderData<typeof loader>()
  const { message } = useActionData<Refused>() ?? {}
  if (unknown) return <CannotOpen />
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
      {/* The form itself is gone where the refusal is that nothing can be transferred any more. */}
      {!ticket?.transferable && <FormError message={message} />}
      {ticket && <TicketSlip ticket={ticket} event={event} heading="h2" />}
      {giveBackUntil && <GiveBackForm until={giveBackUntil} />}
      {ticket?.transferable && <TransferForm />}
    </div>
  )
}

/** A link of long ago or with a part missing, or the ticket of another account. */
function CannotOpen() {
  return (
    <div className="page-column flex max-w-2xl flex-col gap-2 py-6 lg:py-8">
      <Metadata title={t('held-ticket.cannotOpen')} noindex />
      <h1 className="font-display text-h1">{t('held-ticket.cannotOpen')}</h1>
      <p className="text-ink-2">
        {t('held-ticket.cannotOpenText')}{' '}
        <RouterLink href={paths.myTickets()} className="text-brand underline underline-offset-4">
          {t('held-ticket.seeYourTickets')}
        </RouterLink>
      </p>
    </div>
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
  const { message, errors = {}, entered = {} } = useActionData<Refused>() ?? {}
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
