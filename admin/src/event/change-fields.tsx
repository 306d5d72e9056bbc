import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { comingEventsQuery } from '../events/event-queries.ts'
import { whenOf } from '../events/event-words.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import type { RegistrationValues } from './registration-values.ts'
import { within } from './typed-number.ts'

type Form = UseFormReturn<RegistrationValues>

/** Terms on which buyers change tickets to another kind or date themselves. */
export function ChangeFields({ form, eventId }: { form: Form; eventId: string }) {
  const { errors } = form.formState
  const allowed = form.watch('changeable')
  const bounded = (least: number, most: number) => (typed: string) =>
    !allowed || within(typed, [least, most]) || t('admin.event.enterANumberFrom', { from: least, to: most })
  return (
    <FieldGroup legend={t('admin.event.changesByBuyers')}>
      <CheckboxField
        label={t('admin.event.buyersMayChange')}
        help={t('admin.event.changeTermsStay')}
        {...form.register('changeable')}
      />
      {allowed && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <AdminTextField
              label={t('admin.event.changeHours')}
              inputMode="numeric"
              suffix={t('admin.event.hours')}
              {...form.register('changeHours', { validate: bounded(0, 8760) })}
              error={errors.changeHours?.message}
            />
            <AdminTextField
              label={t('admin.event.changesPerTicket')}
              optional
              inputMode="numeric"
              help={t('admin.event.emptyAnyNumber')}
              {...form.register('changeTimes', { validate: (typed) => typed.trim() === '' || bounded(1, 50)(typed) })}
              error={errors.changeTimes?.message}
            />
          </div>
          <CheckboxField label={t('admin.event.changeToOtherDates')} {...form.register('changeDates')} />
          <CheckboxField
            label={t('admin.event.changeToCheaper')}
            help={t('admin.event.changeToCheaperHelp')}
            {...form.register('changeCheaper')}
          />
          {form.watch('changeCheaper') && (
            <CheckboxField label={t('admin.event.changeRefunds')} {...form.register('changeRefunds')} />
          )}
          <CheckboxField
            label={t('admin.event.changeToDearer')}
            help={t('admin.event.changeToDearerHelp')}
            {...form.register('changeDearer')}
          />
          <NamedEvents form={form} eventId={eventId} />
        </>
      )}
    </FieldGroup>
  )
}

const idsIn = (typed: string): string[] => typed.split(' ').filter(Boolean)

/** Events to come that tickets may be changed to, too. */
function NamedEvents({ form, eventId }: { form: Form; eventId: string }) {
  const { data: events = [] } = useQuery(comingEventsQuery())
  const { locale } = useFormats()
  const others = events.filter(({ id }) => id !== eventId)
  if (others.length === 0) return null
  return (
    <Controller
      control={form.control}
      name="changeEvents"
      render={({ field }) => {
        const chosen = idsIn(field.value)
        const tick = (id: string, ticked: boolean) =>
          field.onChange((ticked ? [...chosen, id] : chosen.filter((one) => one !== id)).join(' '))
        return (
          <FieldGroup legend={t('admin.event.changeToEvents')}>
            <div className="flex max-h-60 flex-col gap-1 overflow-y-auto">
              {others.map((event) => (
                <CheckboxField
                  key={event.id}
                  label={event.title}
                  help={whenOf(event, locale, new Date())}
                  checked={chosen.includes(event.id)}
                  onChange={({ currentTarget }) => tick(event.id, currentTarget.checked)}
                />
              ))}
            </div>
          </FieldGroup>
        )
      }}
    />
  )
}
