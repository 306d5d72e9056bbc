import { Button } from '@fairground/ui/button.tsx'
import { Form, useActionData, useLoaderData } from 'react-router'
import { Captcha } from '../../login/captcha.tsx'
import { FormFailure } from '../../login/form-failure.tsx'
import { NewPasswordField } from '../../login/new-password-field.tsx'
import { PasswordField } from '../../login/password-field.tsx'
import type { Refused } from '../../login/refused.ts'
import { useSending } from '../../login/use-sending.ts'
import { AccountFrame } from '../account-frame.tsx'
import { Saved } from '../saved.tsx'
import type { loader, SecurityField } from './data.ts'
import { Sessions } from './sessions.tsx'

export function Component() {
  const { email, verified, changed, sessions } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused<SecurityField>>()
  const { sending, onSubmit } = useSending()
  return (
    <AccountFrame
      title="Security"
      intro={`You sign in as ${email}${verified ? ', which you have proved to be yours' : ''}.`}
    >
      <section aria-labelledby="change" className="flex max-w-xl flex-col gap-5">
        <h2 id="change" className="font-display text-h2">
          Change your password
        </h2>
        {changed && !refused && <Saved>Your password is changed. Every other device is signed out.</Saved>}
        <p className="text-ink-2">This signs you out everywhere but here.</p>
        <FormFailure refused={refused} />
        <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          {/* Password managers file the new password under it. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            id="current"
            name="current"
            label="Current password"
            autoComplete="current-password"
            enterKeyHint="next"
            error={refused?.errors.current}
          />
          <NewPasswordField name="password" label="New password" email={email} error={refused?.errors.password} />
          {refused?.captcha && <Captcha />}
          <Button type="submit" pending={sending} className="self-start">
            Change password
          </Button>
        </Form>
      </section>
      <Sessions sessions={sessions} />
    </AccountFrame>
  )
}
