import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form, useActionData, useLoaderData } from 'react-router'
import { AccountFrame } from '../../account-frame.tsx'
import { ProvenForm } from '../proven-form.tsx'
import type { loader, PasskeyAnswer } from './data.ts'

export function Component() {
  const { proving, name } = useLoaderData<typeof loader>()
  const answer = useActionData<PasskeyAnswer>()
  return (
    <AccountFrame title={name} heading={`Passkey “${name}”`}>
      <Form method="post" className="flex max-w-xl flex-col gap-5">
        <TextField id="name" name="name" label="Name" required maxLength={60} defaultValue={name} />
        <Button type="submit" name="intent" value="rename" variant="secondary" className="self-start">
          Save name
        </Button>
      </Form>
      <section aria-labelledby="remove" className="flex flex-col gap-5 border-t border-border pt-8">
        <h2 id="remove" className="font-display text-h2">
          Remove this passkey
        </h2>
        <p className="max-w-measure text-ink-2">
          It no longer signs you in. Remove it from your device too, so that it is not offered there.
        </p>
        <ProvenForm proving={proving} answer={answer} button="Remove passkey" danger />
      </section>
    </AccountFrame>
  )
}
