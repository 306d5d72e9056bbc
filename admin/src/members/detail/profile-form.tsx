import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { failureOf } from '../../failure.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { placeViolations, type ViolationMap } from '../../forms/field-violations.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { same } from '../../forms/shared-edits.ts'
import { useOthersEdits } from '../../forms/use-others-edits.tsx'
import { valibotResolver } from '../../forms/valibot-resolver.ts'
import { useLacks } from '../../session/me.ts'
import { useCommand } from '../../shell/commands.ts'
import { rich, t } from '../../texts.ts'
import { memberClient } from '../member-queries.ts'
import { MemberTextField } from '../member-text-field.tsx'
import { useMemberChange } from '../use-member-change.ts'
import { AddressesCard, EmailsCard, PhonesCard } from './contact-cards.tsx'
import { CustomFieldsCard } from './custom-fields-card.tsx'
import { profileFields } from './profile-fields.ts'
import { changeCount, type ProfileValues, profileFrom, profileSchema, profileToValues } from './profile-values.ts'

const resolver = valibotResolver<ProfileValues>(profileSchema)

const violations: ViolationMap = [
  [/^profile\.secondaryEmails\[(\d+)\].*/, 'emails.$1.email'],
  [/^profile\.phonesV2\[(\d+)\].*/, 'phones.$1.phone'],
  [/^profile\.addresses\[(\d+)\].*/, 'addresses.$1.addressLine'],
  [/^profile\.customFields\[(\d+)\].*/, 'fields.$1.value'],
  [/^profile\.(firstName|lastName|nickname|company|position|birthdate)$/, '$1'],
]

/** Profile of a member. Saves all of it, unless somebody else has changed it meanwhile. */
export function ProfileForm({ member }: { member: MemberDetails }) {
  const lacks = useLacks('members.write')
  const stored = useMemo(() => profileToValues(member.profile), [member.profile])
  const [base, setBase] = useState(stored)
  if (base !== stored && !same(base, stored)) setBase(stored)
  const form = useForm<ProfileValues>({
    defaultValues: base,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  })
  const values = useWatch({ control: form.control }) as ProfileValues // every field has a default
  const changes = changeCount(base, values)
  const saved = useRef(false)
  const save = useMemberChange({
    run: (entered: ProfileValues) =>
      memberClient.memberDetails.updateMemberDetails({
        id: member.id,
        revision: member.revision,
        profile: profileFrom(entered, member.profile),
      }),
    done: t('admin.members.profileSaved'),
    onDone: () => {
      saved.current = true
    },
    quiet: true,
  })
  const others = useOthersEdits<ProfileValues>({
    edited: { kind: 'member', id: member.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: () => profileFields,
    pending: save.isPending,
    saved,
  })
  const refused = lacks ?? others.reason
  const submit = form.handleSubmit((entered) =>
    save.mutateAsync(entered).then(undefined, (error) => {
      for (const { name, message } of placeViolations(error, violations).fields)
        form.setError(name as keyof ProfileValues, { message }, { shouldFocus: true }) // paths of this form
    }),
  )
  useCommand('save', changes > 0 && !refused ? () => void submit() : undefined)
  return (
    <form id="profile" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <LeaveGuard isDirty={() => changes > 0} />
      {others.note}
      {form.formState.submitCount > 0 && (
        <ErrorSummary errors={form.formState.errors} onGo={(name) => form.setFocus(name as keyof ProfileValues)} />
      )}
      <fieldset disabled={lacks !== undefined} className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t('admin.members.profile')}</legend>
        <NamesCard form={form} member={member} />
        <EmailsCard form={form} />
        <PhonesCard form={form} />
        <AddressesCard form={form} />
        <CustomFieldsCard form={form} />
      </fieldset>
      <SaveBar
        form="profile"
        changes={changes}
        onDiscard={() => form.reset(base)}
        pending={save.isPending}
        disabledReason={refused}
        error={save.error ? faultOf(save.error) : undefined}
      />
    </form>
  )
}

function faultOf(error: Error): string {
  const { fields, rest } = placeViolations(error, violations)
  return rest ?? (fields.length > 0 ? t('admin.members.fixTheMarkedFields') : failureOf(error).title)
}

function NamesCard({ form, member }: { form: UseFormReturn<ProfileValues>; member: MemberDetails }) {
  return (
    <Card title={t('admin.members.profile')}>
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <MemberTextField form={form} name="firstName" label={t('admin.members.firstName')} />
          <MemberTextField form={form} name="lastName" label={t('admin.members.lastName')} />
          <MemberTextField
            form={form}
            name="nickname"
            label={t('admin.members.nickname')}
            help={t('admin.members.whatOthersSee')}
          />
          <MemberTextField form={form} name="birthdate" label={t('admin.members.birthday')} type="date" />
          <MemberTextField form={form} name="company" label={t('admin.members.company')} />
          <MemberTextField form={form} name="position" label={t('admin.members.position')} />
        </div>
        <CheckboxField
          label={t('admin.members.publicProfile')}
          help={t('admin.members.showsNicknameTitleAndPictures')}
          {...form.register('isPublic')}
        />
        {member.profile.slug && (
          <p className="text-label font-normal text-ink-3">
            {rich('admin.members.profileAddressSlug', {
              mark: (text) => <code className="font-mono">{text}</code>,
              slug: member.profile.slug,
            })}
          </p>
        )}
      </div>
    </Card>
  )
}
