import { useActionData, useLoaderData } from 'react-router'
import { AccountFrame } from '../../account-frame.tsx'
import { ProvenForm } from '../proven-form.tsx'
import type { loader, TurnOffAnswer } from './data.ts'

export function Component() {
  const { proving, app, last } = useLoaderData<typeof loader>()
  const answer = useActionData<TurnOffAnswer>()
  const title = app ? 'Turn off the authenticator app' : 'Turn off codes by email'
  return (
    <AccountFrame
      title={title}
      intro={
        last
          ? 'After this you sign in with your password alone. Your recovery codes stop working too.'
          : 'Your other second step stays as it is.'
      }
    >
      <ProvenForm proving={proving} answer={answer} button={title} danger />
    </AccountFrame>
  )
}
