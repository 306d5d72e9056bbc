import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { Saved } from '../saved.tsx'
import type { loader, ProfileAnswer } from './data.ts'

export function Component() {
  const { email, values } = useLoaderData<typeof loader>()
  const answer = useActionData<ProfileAnswer>()
  const saving = useNavigation().formMethod === 'POST'
  const refused = answer && 'message' in answer ? answer : undefined
  const shown = { ...values, ...refused?.values }
  return (
    <AccountFrame title="Your profile" intro={`You sign in as ${email}.`}>
      {answer && 'saved' in answer && <Saved>Your profile is saved.</Saved>}
      <FormFailure refused={refused} />
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="firstName"
            name="firstName"
            label="First name"
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
            label="Last name"
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
          label="Name to show"
          help="What others see where you take part"
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
          label="Phone"
          optional
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="done"
          maxLength={30}
          defaultValue={shown.phone}
          error={refused?.errors.phone}
        />
        <Button type="submit" pending={saving} className="self-start">
          Save profile
        </Button>
      </Form>
    </AccountFrame>
  )
}
