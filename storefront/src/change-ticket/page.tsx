import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { loader, RefusedChange } from './data.ts'

/** A refused change may have found other kinds on sale. */
export const shouldRevalidate = () => true

/** A ticket of an order, and the kinds that its buyer may change it to. */
export function Component() {
  const { number, orderHref, title, about, when, options } = useLoaderData<typeof loader>()
  const { message } = useActionData<RefusedChange>() ?? {}
  const pending = useNavigation().state === 'submitting'
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
      <FormError message={message} />
      {options.length === 0 ? (
        <p className="text-ink-2">{t('change-ticket.nothingToChangeTo')}</p>
      ) : (
        <Form method="post" className="flex flex-col gap-5">
          <fieldset className="flex flex-col gap-4">
            <legend className="pb-4 font-display text-h2">{t('change-ticket.whichKind')}</legend>
            {options.map(({ ticketDefinitionId, name, formattedPrice }) => (
              <div key={ticketDefinitionId} className="rounded-card border border-border bg-surface p-4">
                <CheckboxField type="radio" name="kind" value={ticketDefinitionId} label={name} help={formattedPrice} />
              </div>
            ))}
          </fieldset>
          <p className="text-ink-2">{t('change-ticket.voidAtOnce')}</p>
          <Button type="submit" variant="marigold" pending={pending}>
            {t('change-ticket.changeNow')}
          </Button>
        </Form>
      )}
    </div>
  )
}
