import { isRefusal } from '@fairground/client/errors.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { atMost } from '../forms/at-most.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations } from '../forms/field-violations.ts'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { memberClient } from './member-queries.ts'
import { MemberTextField } from './member-text-field.tsx'
import { useMemberChange } from './use-member-change.ts'

interface NewMember {
  email: string
  firstName: string
  lastName: string
  invite: boolean
}

const schema: v.GenericSchema<NewMember> = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(t('admin.members.writeAnEmailAddressSuch'))),
  firstName: v.pipe(v.string(), atMost(100, t('admin.members.aName'))),
  lastName: v.pipe(v.string(), atMost(100, t('admin.members.aName'))),
  invite: v.boolean(),
})
const resolver = valibotResolver(schema)

/** Makes the member, then mails them the link for a password: without the mail they are there all the same. */
async function make({ email, firstName, lastName, invite }: NewMember): Promise<{ id: string; mailed: boolean }> {
  const contact = { firstName: firstName.trim() || null, lastName: lastName.trim() || null }
  const { member } = await memberClient.members.createMember({ member: { loginEmail: email.trim(), contact } })
  const mailed = invite
    ? await memberClient.membersAuthentication.sendSetPasswordEmail({ email: email.trim() }).then(
        () => true,
        () => false,
      )
    : false
  return { id: member.id, mailed }
}

export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm<NewMember>({
    defaultValues: { email: '', firstName: '', lastName: '', invite: true },
    resolver,
    mode: 'onBlur',
  })
  const change = useMemberChange({
    run: make,
    quiet: true,
    done: ({ mailed }, { invite }) =>
      invite && !mailed
        ? t('admin.members.memberAddedButTheEmail')
        : mailed
          ? t('admin.members.memberAddedAndEmailed')
          : t('admin.members.memberAdded'),
    onDone: ({ id }) => {
      onClose()
      navigate(paths.member(id))
    },
  })
  const { errors } = form.formState
  const taken = isRefusal(change.error, '-19995')
  const submit = form.handleSubmit((values) =>
    change.mutateAsync(values).then(undefined, (error) => {
      for (const { message } of placeViolations(error, [[/^member\.loginEmail/, 'email']]).fields)
        form.setError('email', { message }, { shouldFocus: true })
      if (isRefusal(error, '-19995'))
        form.setError('email', { message: t('admin.members.aMemberHasThisAddress') }, { shouldFocus: true })
    }),
  )
  return (
    <ChangeDialog
      title={t('admin.members.addAMember')}
      description={t('admin.members.theyAreApprovedAtOnce')}
      submit={t('admin.members.addMember')}
      pending={change.isPending}
      error={taken ? null : change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.members.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...form.register('email')}
        error={errors.email?.message}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <MemberTextField form={form} name="firstName" label={t('admin.members.firstName')} />
        <MemberTextField form={form} name="lastName" label={t('admin.members.lastName')} />
      </div>
      <CheckboxField
        label={t('admin.members.emailThemALinkTo')}
        help={t('admin.members.validForOneDayYou')}
        {...form.register('invite')}
      />
    </ChangeDialog>
  )
}
