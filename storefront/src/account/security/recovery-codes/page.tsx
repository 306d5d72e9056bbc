import { useActionData, useLoaderData } from 'react-router'
import { AccountFrame } from '../../account-frame.tsx'
import { CodeList } from '../code-list.tsx'
import { ProvenForm } from '../proven-form.tsx'
import type { CodesAnswer, loader } from './data.ts'

export function Component() {
  const { proving, left } = useLoaderData<typeof loader>()
  const answer = useActionData<CodesAnswer>()
  if (answer && 'codes' in answer)
    return (
      <AccountFrame title="Recovery codes" heading="New recovery codes">
        <CodeList codes={answer.codes} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="Recovery codes"
      intro={`You have ${left} left. New codes replace them; the old ones stop working.`}
    >
      <ProvenForm proving={proving} answer={answer} button="Create new codes" />
    </AccountFrame>
  )
}
