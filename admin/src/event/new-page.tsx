import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { TemplateChoice } from '../event-templates/template-choice.tsx'
import { templatesQuery } from '../event-templates/template-queries.ts'
import { currencySign } from '../forms/amounts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { venuesQuery } from '../venues/venue-queries.ts'
import { EventFields } from './event-fields.tsx'
import { eventSchema } from './event-schema.ts'
import { type EventValues, emptyEvent } from './event-values.ts'
import { TicketFields } from './ticket-fields.tsx'
import { emptyTicket } from './ticket-values.ts'
import { useCreateEvent } from './use-create-event.ts'

export async function loader() {
  // A blank event needs no template.
  await Promise.all([queryClient.ensureQueryData(venuesQuery()), queryClient.prefetchQuery(templatesQuery())])
  return null
}

export function Component() {
  const { currency, zone } = useFormats()
  const lacks = useLacks('events.write')
  const resolver = useMemo(() => valibotResolver(eventSchema(currency)), [currency])
  const form = useForm<EventValues>({
    defaultValues: emptyEvent(zone),
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  })
  const saved = useRef(false)
  const [publishing, setPublishing] = useState(false)
  const create = useCreateEvent({ form, onSaved: () => (saved.current = true) })
  const dirty = form.formState.isDirty
  const submit = (publish: boolean) => () => {
    setPublishing(publish)
    void form.handleSubmit((values) => create.run(values, publish))()
  }
  const actions = (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabledReason={lacks}
        pending={create.pending && !publishing}
        onClick={submit(false)}
      >
        {t('admin.event.saveAsDraft')}
      </Button>
      <Button size="sm" disabledReason={lacks} pending={create.pending && publishing} onClick={submit(true)}>
        {t('admin.event.publishEvent')}
      </Button>
    </>
  )
  return (
    <Page title={t('admin.event.newEvent')} narrow>
      <PageHeader
        title={t('admin.event.newEvent')}
        back={{ label: t('admin.event.events'), href: paths.events() }}
        linkAs={RouterLink}
        actions={actions}
      />
      <TemplateChoice />
      <form noValidate onSubmit={(event) => event.preventDefault()} className="flex max-w-190 flex-col gap-3">
        <LeaveGuard isDirty={() => dirty && !saved.current} />
        {form.formState.submitCount > 0 && (
          <ErrorSummary errors={form.formState.errors} onGo={(name) => form.setFocus(name as keyof EventValues)} />
        )}
        {create.fault && (
          <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
            {create.fault}
          </p>
        )}
        <EventFields form={form} stored="" />
        <TicketsCard form={form} />
        {/* A single column puts the end of the form far from its beginning. */}
        <div className="flex flex-wrap justify-end gap-2.5 lg:hidden">{actions}</div>
      </form>
    </Page>
  )
}

const icon = { size: 16, strokeWidth: 1.75 }

function TicketsCard({ form }: { form: UseFormReturn<EventValues> }) {
  const { currency, locale } = useFormats()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tickets' })
  const zone = form.watch('timeZone')
  const way = form.watch('registration')
  const ticketed = way === 'TICKETING'
  return (
    <Card title={t('admin.event.registration')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField label={t('admin.event.registrationBy')} {...form.register('registration')}>
            <option value="TICKETING">{t('admin.event.ticketsFreeOrPaid')}</option>
            <option value="RSVP">{t('admin.event.rSVP')}</option>
            <option value="EXTERNAL">{t('admin.event.onAnotherSite')}</option>
            <option value="NONE">{t('admin.event.noRegistration')}</option>
          </AdminSelectField>
          {way === 'EXTERNAL' && (
            <AdminTextField
              label={t('admin.event.webAddress')}
              inputMode="url"
              placeholder={t('admin.event.https')}
              help={t('admin.event.theButtonLeadsThere')}
              {...form.register('externalUrl')}
              error={form.formState.errors.externalUrl?.message}
            />
          )}
        </div>
        {ticketed &&
          fields.map((field, index) => (
            <fieldset key={field.id} className="flex items-start gap-2 rounded-card border border-border p-3">
              <legend className="sr-only">{t('admin.event.ticketValue', { value: index + 1 })}</legend>
              <div className="min-w-0 grow">
                <TicketFields
                  hybrid={form.watch('place') !== 'ONLINE' && form.watch('online')}
                  register={(name) => form.register(`tickets.${index}.${name}`) as never} // the same field by its longer path
                  errors={form.formState.errors.tickets?.[index]}
                  sign={currencySign(currency, locale)}
                  zone={zone}
                />
              </div>
              <IconButton
                size="sm"
                label={t('admin.event.removeTicketValue', { value: index + 1 })}
                icon={<Trash2 {...icon} />}
                className="mt-5"
                onClick={() => remove(index)}
              />
            </fieldset>
          ))}
        {ticketed && (
          <Button variant="secondary" size="sm" className="self-start" onClick={() => append(emptyTicket)}>
            <Plus aria-hidden="true" {...icon} /> {t('admin.event.addATicket')}
          </Button>
        )}
      </div>
    </Card>
  )
}
