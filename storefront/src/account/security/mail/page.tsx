import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormFailure } from '../../../sign-in/login/form-failure.tsx'
import { AccountFrame } from '../../account-frame.tsx'
import { CodeList } from '../code-list.tsx'
import { WayBack } from '../way-back.tsx'
import type { loader, MailAnswer } from './data.ts'

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<MailAnswer>()
  const working = useNavigation().formMethod === 'POST'
  const failure = answer && 'message' in answer ? answer : undefined
  if (answer && 'codes' in answer)
    return (
      <AccountFrame title="Codes by email" heading="Codes by email are on">
        <CodeList codes={answer.codes} />
      </AccountFrame>
    )
  const mailed = answer && 'verificationId' in answer ? answer.verificationId : undefined
  return (
    <AccountFrame title="Codes by email" intro={`After your password you enter a code that we email to ${email}.`}>
      <div className="flex max-w-xl flex-col gap-6">
        <FormFailure refused={failure} />
        {mailed && (
          <Form method="post" noValidate className="flex flex-col gap-5">
            <input type="hidden" name="verificationId" value={mailed} />
            <TextField
              id="code"
              name="code"
              label="Code"
              help="The six digits from the email"
              autoComplete="one-time-code"
              inputMode="numeric"
              enterKeyHint="go"
              required
              maxLength={20}
              error={failure?.errors.code}
            />
            <Button type="submit" name="intent" value="confirm" pending={working} className="self-start">
              Turn on codes by email
            </Button>
          </Form>
        )}
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="mail"
            variant={mailed ? 'secondary' : 'primary'}
            pending={working && !mailed}
          >
            {mailed ? 'Send another code' : 'Send me a code'}
          </Button>
        </Form>
        <WayBack />
      </div>
    </AccountFrame>
  )
}
