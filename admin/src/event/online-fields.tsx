import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

/** The way in of guests who take part online: nobody else sees it. */
export function OnlineFields({ form }: { form: UseFormReturn<EventValues> }) {
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
        <AdminTextField
          label={t('admin.event.meetingLink')}
          optional
          type="url"
          autoComplete="off"
          placeholder={t('admin.event.https')}
          help={t('admin.event.meetingLinkHelp')}
          {...form.register('meetingLink')}
          error={errors.meetingLink?.message}
        />
        <AdminTextField
          label={t('admin.event.meetingMinutes')}
          optional
          inputMode="numeric"
          suffix={t('admin.event.min')}
          help={t('admin.event.meetingMinutesHelp')}
          {...form.register('meetingMinutes')}
          error={errors.meetingMinutes?.message}
        />
      </div>
      <AdminTextAreaField
        label={t('admin.event.meetingInstructions')}
        optional
        rows={3}
        {...form.register('meetingInstructions')}
        error={errors.meetingInstructions?.message}
      />
    </>
  )
}
