import { Button } from '@fairground/ui/button.tsx'
import { Form, useActionData } from 'react-router'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { EntryFrame } from '../login/entry-frame.tsx'
import { FormFailure } from '../login/form-failure.tsx'
import { NewPasswordField } from '../login/new-password-field.tsx'
import { useSending } from '../login/use-sending.ts'
import type { ResetAnswer } from './data.ts'

export function Component() {
  const answer = useActionData<ResetAnswer>()
  const { sending, onSubmit } = useSending()
  return (
    <EntryFrame title="Choose a password" intro="You will be signed in here and signed out everywhere else.">
      <FormFailure refused={answer}>
        {answer?.used && (
          <p>
            <RouterLink href={paths.forgotPassword()} className="underline underline-offset-2">
              Send another link
            </RouterLink>
          </p>
        )}
      </FormFailure>
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <NewPasswordField name="password" label="New password" error={answer?.errors.password} />
        <Button type="submit" size="lg" pending={sending}>
          Save and sign in
        </Button>
      </Form>
    </EntryFrame>
  )
}
