import { Button } from '@fairground/ui/button.tsx'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLoaderData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { Captcha } from '../../sign-in/login/captcha.tsx'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import { NewPasswordField } from '../../sign-in/login/new-password-field.tsx'
import { PasswordField } from '../../sign-in/login/password-field.tsx'
import type { Refused } from '../../sign-in/login/refused.ts'
import { useSending } from '../../sign-in/login/use-sending.ts'
import { rich, t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { Saved } from '../saved.tsx'
import type { SecurityField } from './change-password.ts'
import type { loader } from './data.ts'
import { PasskeyList } from './passkey-list.tsx'
import { SecondSteps } from './second-steps.tsx'
import { Sessions } from './sessions.tsx'

/** Outcome of a page that leads back here. */
const done: Readonly<Record<string, () => string>> = {
  password: () => t('account-security.passwordChanged'),
  app: () => t('account-security.appAdded'),
  mail: () => t('account-security.emailCodesAdded'),
  off: () => t('account-security.turnedOff'),
  passkey: () => t('account-security.passkeyAdded'),
  'passkey-off': () => t('account-security.passkeyRemoved'),
  devices: () => t('account-security.devicesForgotten'),
}

export function Component() {
  const { email, verified, hasPassword, sessions, passkeys, ...shown } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused<SecurityField>>()
  const doneText = shown.done === undefined ? undefined : done[shown.done]?.()
  return (
    <AccountFrame
      title={t('account-security.security')}
      intro={
        verified ? t('account-security.signedInAsVerified', { email }) : t('account-security.signedInAs', { email })
      }
    >
      {doneText && !refused && <Saved>{doneText}</Saved>}
      {hasPassword ? <ChangePassword email={email} refused={refused} /> : <NoPassword />}
      <SecondSteps steps={shown.steps} codesLeft={shown.codesLeft} devices={shown.devices} />
      <PasskeyList passkeys={passkeys} />
      <Sessions sessions={sessions} />
    </AccountFrame>
  )
}

type ChangePasswordProps = { email: string; refused: Refused<SecurityField> | undefined }

function ChangePassword({ email, refused }: ChangePasswordProps) {
  const { sending, onSubmit } = useSending()
  return (
    <section aria-labelledby="change" className="flex max-w-xl flex-col gap-5">
      <h2 id="change" className="font-display text-h2">
        {t('account-security.changeYourPassword')}
      </h2>
      <p className="text-ink-2">{t('account-security.signsOutElsewhere')}</p>
      <FormFailure refused={refused} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {/* Password managers file the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id="current"
          name="current"
          label={t('account-security.currentPassword')}
          autoComplete="current-password"
          enterKeyHint="next"
          error={refused?.errors.current}
        />
        <NewPasswordField
          name="password"
          label={t('account-security.newPassword')}
          email={email}
          error={refused?.errors.password}
        />
        {refused?.captcha && <Captcha />}
        <Button type="submit" pending={sending} className="self-start">
          {t('account-security.changePassword')}
        </Button>
      </Form>
    </section>
  )
}

function NoPassword() {
  return (
    <section aria-labelledby="change" className="flex max-w-xl flex-col gap-3">
      <h2 id="change" className="font-display text-h2">
        {t('account-security.password')}
      </h2>
      <p className="text-ink-2">
        {rich('account-security.noPassword', {
          link: (text) => (
            <RouterLink href={memberPaths.forgotPassword()} className="text-brand underline underline-offset-4">
              {text}
            </RouterLink>
          ),
        })}
      </p>
    </section>
  )
}
