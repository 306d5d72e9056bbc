import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Form, useActionData, useLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import { useSending } from '../../sign-in/login/use-sending.ts'
import { AccountFrame } from '../account-frame.tsx'
import { ProofFields } from '../security/proof-fields.tsx'
import type { DeleteAnswer, loader } from './data.ts'

export function Component() {
  return (
    <AccountFrame title="Privacy" intro="Download the data we hold about you, or delete your account.">
      <section aria-labelledby="export" className="flex max-w-xl flex-col gap-4">
        <h2 id="export" className="font-display text-h2">
          Your data
        </h2>
        <p className="text-ink-2">
          One file with everything: profile, addresses, orders, tickets, cart and sign-ins. It is made to be read by
          programs.
        </p>
        <ButtonLink href={paths.myData()} download variant="secondary" className="self-start">
          Download my data
        </ButtonLink>
      </section>
      <DeleteAccount />
    </AccountFrame>
  )
}

function DeleteAccount() {
  const { proving } = useLoaderData<typeof loader>()
  const answer = useActionData<DeleteAnswer>()
  const { sending, onSubmit } = useSending()
  const failure = answer && 'message' in answer ? answer : undefined
  return (
    <section aria-labelledby="delete" className="flex max-w-xl flex-col gap-5 border-t border-border pt-8">
      <h2 id="delete" className="font-display text-h2">
        Delete your account
      </h2>
      <div className="flex flex-col gap-3 text-ink-2">
        <p>
          Profile, addresses, cart and sign-ins are deleted at once and for good. By law we have to keep records of
          orders, without your name and address. Orders still on their way keep them until they arrive.
        </p>
        <p>Your tickets stay valid. Print them or save their emails first: you can no longer open them here.</p>
      </div>
      <FormFailure refused={failure} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <CheckboxField
          id="sure"
          name="sure"
          value="1"
          label="I want my account deleted for good."
          error={failure?.errors.sure}
        />
        <ProofFields proving={proving} error={failure?.errors.proof} verificationId={answer?.verificationId} />
        <Button type="submit" name="intent" value="delete" variant="danger" pending={sending} className="self-start">
          Delete my account
        </Button>
      </Form>
    </section>
  )
}
