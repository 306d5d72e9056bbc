import { Button } from '@fairground/ui/button.tsx'
import type { ReactNode } from 'react'
import { Form } from '../../router/form.tsx'
import { useSent } from '../../router/hooks.ts'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import type { ProofAnswer, Proving } from './proof.ts'
import { ProofFields } from './proof-fields.tsx'
import { WayBack } from './way-back.tsx'

type ProvenFormProps = {
  proving: Proving
  answer: ProofAnswer | { readonly verificationId: string } | undefined
  /** Action of the button, as a verb with its object. */
  button: string
  danger?: boolean
  children?: ReactNode
}

/** Something that is done once the member has proved that it is they. */
export function ProvenForm({ proving, answer, button, danger = false, children }: ProvenFormProps) {
  const working = useSent() !== undefined
  const failure = answer && 'message' in answer ? answer : undefined
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <FormFailure refused={failure} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        {children}
        <ProofFields proving={proving} error={failure?.errors.proof} verificationId={answer?.verificationId} />
        <Button
          type="submit"
          name="intent"
          value="do"
          variant={danger ? 'danger' : 'primary'}
          pending={working}
          className="self-start"
        >
          {button}
        </Button>
      </Form>
      <WayBack />
    </div>
  )
}
