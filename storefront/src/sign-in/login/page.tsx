import { Button } from '@fairground/ui/button.tsx'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLocation } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { rich, t } from '../../texts.ts'
import { EmailField } from '../email-field.tsx'
import { Captcha } from './captcha.tsx'
import type { LoginField } from './data.ts'
import { EntryFrame } from './entry-frame.tsx'
import { FormFailure } from './form-failure.tsx'
import { OutsideSignIn } from './outside-sign-in.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { PasswordField } from './password-field.tsx'
import type { Refused } from './refused.ts'
import { carriedOn } from './return-to.ts'
import { useSending } from './use-sending.ts'

export function Component() {
  const answer = useActionData<Refused<LoginField>>()
  const { search } = useLocation()
  const { sending, onSubmit } = useSending()
  return (
    <EntryFrame title={t('sign-in-login.signIn')} intro={t('sign-in-login.cartComes')}>
      <OutsideSignIn />
      {new URLSearchParams(search).has('deleted') && (
        <p role="status" className="rounded-card bg-success-soft p-4 text-success">
          {t('sign-in-login.deleted')}
        </p>
      )}
      <FormFailure refused={answer} />
      {/* The whole page is loaded again: everything on it may be another's. */}
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <EmailField
          label={t('sign-in-login.email')}
          enterKeyHint="next"
          withPasskeys
          entered={answer?.values.email}
          error={answer?.errors.email}
        />
        <PasswordField
          id="password"
          name="password"
          label={t('sign-in-login.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          error={answer?.errors.password}
        />
        {answer?.captcha && <Captcha />}
        <Button type="submit" size="lg" pending={sending}>
          {t('sign-in-login.signIn')}
        </Button>
      </Form>
      <PasskeyOffer />
      <ul className="flex flex-col gap-2 border-t border-border pt-6">
        <li>
          <RouterLink href={memberPaths.forgotPassword()} className="text-brand underline underline-offset-4">
            {t('sign-in-login.forgotYourPassword')}
          </RouterLink>
        </li>
        <li>
          {rich('sign-in-login.newHere', {
            link: (text) => (
              <RouterLink
                href={memberPaths.signup(carriedOn(search))}
                className="text-brand underline underline-offset-4"
              >
                {text}
              </RouterLink>
            ),
          })}
        </li>
      </ul>
    </EntryFrame>
  )
}
