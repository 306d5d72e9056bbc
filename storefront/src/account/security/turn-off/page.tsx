import { useActionData, useLoaderData } from '../../../router/hooks.ts'
import { t } from '../../../texts.ts'
import { AccountFrame } from '../../account-frame.tsx'
import { ProvenForm } from '../proven-form.tsx'
import type { loader, TurnOffAnswer } from './data.ts'

export function Component() {
  const { proving, app, last } = useLoaderData<typeof loader>()
  const answer = useActionData<TurnOffAnswer>()
  const title = app ? t('account-security.turnOffApp') : t('account-security.turnOffCodesByEmail')
  return (
    <AccountFrame title={title} intro={last ? t('account-security.passwordAlone') : t('account-security.otherStays')}>
      <ProvenForm proving={proving} answer={answer} button={title} danger />
    </AccountFrame>
  )
}
