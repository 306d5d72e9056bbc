import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form, useActionData } from 'react-router'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { EntryFrame } from '../login/entry-frame.tsx'
import { FormFailure } from '../login/form-failure.tsx'
import { useSending } from '../login/use-sending.ts'
import type { RecoveryAnswer } from './data.ts'

export function Component() {
  const answer = useActionData<RecoveryAnswer>()
  const { sending, onSubmit } = useSending()
  if (answer && 'sentTo' in answer) return <Sent to={answer.sentTo} />
  return (
    <EntryFrame title="Choose another password" intro="We will email you a link to choose a new password.">
      <FormFailure refused={answer} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          help="The address you sign in with"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          required
          maxLength={254}
          defaultValue={answer?.values.email}
          error={answer?.errors.email}
        />
        <Button type="submit" size="lg" pending={sending}>
          Send the link
        </Button>
      </Form>
      <BackToLogin />
    </EntryFrame>
  )
}

function Sent({ to }: { to: string }) {
  return (
    <EntryFrame
      title="Check your email"
      intro={`If there is an account for ${to}, a link is on its way to it. It works once, within 30 minutes.`}
    >
      <Form method="post" reloadDocument className="flex flex-col items-start gap-3">
        <input type="hidden" name="email" value={to} />
        <p className="text-ink-2">No email after a minute? Check your spam folder.</p>
        <Button type="submit" variant="secondary">
          Send the link again
        </Button>
      </Form>
      <BackToLogin />
    </EntryFrame>
  )
}

const BackToLogin = () => (
  <p className="border-t border-border pt-6">
    <RouterLink href={paths.login()} className="text-brand underline underline-offset-4">
      Back to signing in
    </RouterLink>
  </p>
)
