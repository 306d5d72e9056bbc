import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form } from '../../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../../router/hooks.ts'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import { t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { Saved } from '../saved.tsx'
import type { loader, ProfileAnswer } from './data.ts'

export function Component() {
  const { email, values } = useLoaderData<typeof loader>()
  const answer = useActionData<ProfileAnswer>()
  const saving = useSent() !== undefined
  const refused = answer && 'message' in answer ? answer : undefined
  const shown = { ...values, ...refused?.values }
  return (
    <AccountFrame title={t('account-profile.yourProfile')} intro={t('account-profile.signedInAs', { email })}>
      {answer && 'saved' in answer && <Saved>{t('account-profile.saved')}</Saved>}
      <FormFailure refused={refused} />
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="firstName"
            name="firstName"
            label={t('account-profile.firstName')}
            autoComplete="given-name"
            enterKeyHint="next"
            required
            maxLength={100}
            defaultValue={shown.firstName}
            error={refused?.errors.firstName}
          />
          <TextField
            id="lastName"
            name="lastName"
            label={t('account-profile.lastName')}
            autoComplete="family-name"
            enterKeyHint="next"
            required
            maxLength={100}
            defaultValue={shown.lastName}
            error={refused?.errors.lastName}
          />
        </div>
        <TextField
          id="nickname"
          name="nickname"
          label={t('account-profile.nameToShow')}
          help={t('account-profile.nameHelp')}
          optional
          autoComplete="nickname"
          enterKeyHint="next"
          maxLength={100}
          defaultValue={shown.nickname}
          error={refused?.errors.nickname}
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label={t('account-profile.phone')}
          optional
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="done"
          maxLength={30}
          defaultValue={shown.phone}
          error={refused?.errors.phone}
        />
        <Button type="submit" pending={saving} className="self-start">
          {t('account-profile.saveProfile')}
        </Button>
      </Form>
    </AccountFrame>
  )
}
