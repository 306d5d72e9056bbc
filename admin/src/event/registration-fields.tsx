import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import { enterAWebUrl, isWebUrl } from './event-schema.ts'
import { companionWords, replies, states, ways } from './registration-shared-fields.ts'
import type { RegistrationValues } from './registration-values.ts'
import { TicketingFields } from './ticketing-fields.tsx'

type Form = UseFormReturn<RegistrationValues>

type Props = {
  form: Form
  /** Kind that the event was created as. */
  kind: 'RSVP' | 'TICKETING'
  /** Tickets were ordered: their currency stays. */
  locked: boolean
  eventId: string
}

/** The way in which guests register, and the settings of that way alone. */
export function RegistrationFields({ form, kind, locked, eventId }: Props) {
  const { errors } = form.formState
  const way = form.watch('way')
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminSelectField label={t('admin.event.guestsRegister')} help={wayHelp[way]} {...form.register('way')}>
          {Object.entries(ways).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </AdminSelectField>
        {way !== 'NONE' && (
          <AdminSelectField label={t('admin.event.registrationIs')} {...form.register('state')}>
            {Object.entries(states).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </AdminSelectField>
        )}
      </div>
      {way === 'EXTERNAL' && (
        <AdminTextField
          label={t('admin.event.webAddress')}
          inputMode="url"
          placeholder={t('admin.event.https')}
          {...form.register('externalUrl', {
            validate: (typed, values) => values.way !== 'EXTERNAL' || isWebUrl(typed) || enterAWebUrl(),
          })}
          error={errors.externalUrl?.message}
        />
      )}
      {way === 'HERE' && (
        <>
          <CheckboxField
            label={t('admin.event.forMembersOnly')}
            help={t('admin.event.visitorsAreAskedToSignIn')}
            {...form.register('membersOnly')}
          />
          {kind === 'RSVP' ? (
            <RsvpFields form={form} />
          ) : (
            <TicketingFields form={form} locked={locked} eventId={eventId} />
          )}
        </>
      )}
    </>
  )
}

const wayHelp: Readonly<Record<RegistrationValues['way'], string | undefined>> = {
  HERE: undefined,
  EXTERNAL: t('admin.event.theButtonLeadsThere'),
  NONE: t('admin.event.thePageHasNoButton'),
}

function RsvpFields({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event.places')}
          optional
          inputMode="numeric"
          help={t('admin.event.companionsCountEmptyNoLimit')}
          {...form.register('limit', {
            validate: (typed) => /^\d{0,6}$/.test(typed.trim()) || t('admin.event.enterAWholeNumberOr'),
          })}
          error={errors.limit?.message}
        />
        <AdminSelectField label={t('admin.event.companionsOfEachGuest')} {...form.register('companions')}>
          {[...Array(11).keys()].map((n) => (
            <option key={n} value={n}>
              {companionWords(n)}
            </option>
          ))}
        </AdminSelectField>
        <AdminTextField
          label={t('admin.event.opens')}
          optional
          type="datetime-local"
          {...form.register('opens')}
          error={errors.opens?.message}
        />
        <AdminTextField
          label={t('admin.event.closes')}
          optional
          type="datetime-local"
          {...form.register('closes', {
            validate: (closes, { opens }) =>
              !opens || !closes || opens < closes || t('admin.event.theClosingTimeMustBe'),
          })}
          error={errors.closes?.message}
        />
        <AdminSelectField label={t('admin.event.possibleReplies')} {...form.register('responseType')}>
          {Object.entries(replies).map(([type, words]) => (
            <option key={type} value={type}>
              {words}
            </option>
          ))}
        </AdminSelectField>
      </div>
      <CheckboxField
        label={t('admin.event.waitingList')}
        help={t('admin.event.guestsCanJoinItWhen')}
        {...form.register('waitlist')}
      />
    </>
  )
}
