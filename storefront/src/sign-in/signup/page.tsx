import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { useState } from 'react'
import { Form, useActionData, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
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
    <EntryFrame title="Create an account" intro="Your orders and tickets in one place. Your cart stays as it is.">
      <OutsideSignIn />
      <FormFailure refused={answer} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="firstName"
            name="firstName"
            label="First name"
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
            label="Last name"
            autoComplete="family-name"
            enterKeyHint="next"
            required
            maxLength={100}
            defaultValue={answer?.values.lastName}
            error={answer?.errors.lastName}
          />
        </div>
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          required
          maxLength={254}
          defaultValue={answer?.values.email}
          error={answer?.errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <NewPasswordField name="password" label="Password" email={email} error={answer?.errors.password} />
        {answer?.captcha && <Captcha />}
        <Button type="submit" size="lg" pending={sending}>
          Create account
        </Button>
      </Form>
      <p className="border-t border-border pt-6">
        Already have an account?{' '}
        <RouterLink href={paths.login(carriedOn(search))} className="text-brand underline underline-offset-4">
          Sign in
        </RouterLink>
      </p>
    </EntryFrame>
  )
}
