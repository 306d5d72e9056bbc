import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLocation } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { rich, t } from '../../texts.ts'
import { EmailField } from '../email-field.tsx'
import { Captcha } from '../login/captcha.tsx'
import { EntryFrame } from '../login/entry-frame.tsx'
import { FormFailure } from '../login/form-failure.tsx'
import { NewPasswordField } from '../login/new-password-field.tsx'
import { OutsideSignIn } from '../login/outside-sign-in.tsx'
import type { Refused } from '../login/refused.ts'
import { carriedOn } from '../login/return-to.ts'
import { useSending } from '../login/use-sending.ts'
import type { SignupField } from './data.ts'

export function Component() {
  const answer = useActionData<Refused<SignupField>>()
  const { search } = useLocation()
  const { sending, onSubmit } = useSending()
  const [email, setEmail] = useState(answer?.values.email ?? '')
  return (
    <EntryFrame title={t('sign-in-signup.createAnAccount')} intro={t('sign-in-signup.intro')}>
      <OutsideSignIn />
      <FormFailure refused={answer} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="firstName"
            name="firstName"
            label={t('sign-in-signup.firstName')}
            autoComplete="given-name"
            enterKeyHint="next"
            required
            maxLength={100}
            defaultValue={answer?.values.firstName}
            error={answer?.errors.firstName}
          />
          <TextField
            id="lastName"
            name="lastName"
            label={t('sign-in-signup.lastName')}
            autoComplete="family-name"
            enterKeyHint="next"
            required
            maxLength={100}
            defaultValue={answer?.values.lastName}
            error={answer?.errors.lastName}
          />
        </div>
        <EmailField
          label={t('sign-in-signup.email')}
          enterKeyHint="next"
          entered={answer?.values.email}
          error={answer?.errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <NewPasswordField
          name="password"
          label={t('sign-in-signup.password')}
          email={email}
          error={answer?.errors.password}
        />
        {answer?.captcha && <Captcha />}
        <Button type="submit" size="lg" pending={sending}>
          {t('sign-in-signup.createAccount')}
        </Button>
      </Form>
      <p className="border-t border-border pt-6">
        {rich('sign-in-signup.alreadyMember', {
          link: (text) => (
            <RouterLink href={paths.login(carriedOn(search))} className="text-brand underline underline-offset-4">
              {text}
            </RouterLink>
          ),
        })}
      </p>
    </EntryFrame>
  )
}
