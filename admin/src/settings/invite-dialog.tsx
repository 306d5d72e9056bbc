import { isRefusal } from '@fairground/client/errors.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { atMost } from '../forms/at-most.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations } from '../forms/field-violations.ts'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { RoleField } from './role-field.tsx'
import { settingsClient } from './settings-client.ts'

interface Invitation {
  email: string
  name: string
  role: string
}

const schema: v.GenericSchema<Invitation> = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(t('admin.settings.writeAnEmailAddressSuch'))),
  name: v.pipe(v.string(), atMost(100, t('admin.settings.aName'))),
  role: v.string(),
})
const resolver = valibotResolver(schema)

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Invitation>({ defaultValues: { email: '', name: '', role: 'orders' }, resolver, mode: 'onBlur' })
  const invite = useChange({
    run: ({ email, name, role }: Invitation) =>
      settingsClient.staffUsers.inviteStaffUser({ email: email.trim(), name: name.trim(), role }),
    done: t('admin.settings.invitationSent'),
    onDone: onClose,
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    invite.mutateAsync(values).then(undefined, (error) => {
      for (const { message } of placeViolations(error, [[/^email/, 'email']]).fields)
        form.setError('email', { message }, { shouldFocus: true })
      if (isRefusal(error, 'STAFF_USER_EXISTS'))
        form.setError('email', { message: t('admin.settings.thisAddressHasAUser') }, { shouldFocus: true })
    }),
  )
  return (
    <ChangeDialog
      title={t('admin.settings.inviteAUser')}
      description={t('admin.settings.theyGetAnEmailWith')}
      submit={t('admin.settings.sendInvitation')}
      pending={invite.isPending}
      error={isRefusal(invite.error, 'STAFF_USER_EXISTS') ? null : invite.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.settings.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...form.register('email')}
        error={errors.email?.message}
      />
      <AdminTextField
        label={t('admin.settings.name')}
        optional
        autoComplete="off"
        maxLength={100}
        {...form.register('name')}
        error={errors.name?.message}
      />
      <RoleField value={form.watch('role')} onChange={(role) => form.setValue('role', role)} />
    </ChangeDialog>
  )
}
