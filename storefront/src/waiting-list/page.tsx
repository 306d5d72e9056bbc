import { isolated } from '@fairground/domain/formatting/isolated.ts'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useNavigation } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { Joined, loader } from './data.ts'

/** A form for those who would wait for tickets that are sold out. */
export function Component() {
  const { event, choices } = useLoaderData<typeof loader>()
  const { email, message } = useActionData<Joined>() ?? {}
  const { title, where, date, path, ticketsPath } = event
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('waiting-list.title', { title })} noindex />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[
          { label: t('tickets.events'), href: paths.events() },
          { label: title, href: path },
          { label: t('waiting-list.waitingList') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('waiting-list.title', { title: isolated(title) })}</h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
      </div>
      {/* The form itself is gone where nothing can be waited for any more. */}
      {choices.length === 0 && <FormError message={message} />}
      {email ? (
        <div role="status" className="rounded-card bg-sunken p-5">
          <p className="font-semibold">{t('waiting-list.joined')}</p>
          <p className="text-ink-2">{t('waiting-list.joinedText', { email })}</p>
        </div>
      ) : choices.length > 0 ? (
        <JoinForm />
      ) : (
        <EmptyState
          title={t('waiting-list.closed')}
          action={
            <ButtonLink linkAs={RouterLink} href={ticketsPath}>
              {t('waiting-list.seeTickets')}
            </ButtonLink>
          }
        >
          {t('waiting-list.closedText')}
        </EmptyState>
      )}
    </div>
  )
}

function JoinForm() {
  const { choices, most, chosen } = useLoaderData<typeof loader>()
  const { message, errors = {}, entered = {} } = useActionData<Joined>() ?? {}
  const pending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="flex flex-col gap-5">
      <p className="text-ink-2">{t('waiting-list.intro')}</p>
      <FormError message={message} />
      <SelectField label={t('waiting-list.ticket')} name="ticket" defaultValue={entered.ticket ?? chosen}>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('waiting-list.quantity')}
        help={t('waiting-list.quantityHelp')}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={entered.quantity ?? '1'}
        error={errors.quantity}
        required
      />
      <TextField
        label={t('waiting-list.name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        defaultValue={entered.name}
        error={errors.name}
        required
      />
      <TextField
        label={t('waiting-list.email')}
        help={t('waiting-list.emailHelp')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={entered.email}
        error={errors.email}
        required
      />
      <Button type="submit" variant="marigold" pending={pending}>
        {t('waiting-list.join')}
      </Button>
    </Form>
  )
}
