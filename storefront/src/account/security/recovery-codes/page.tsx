import { useActionData, useLoaderData } from '../../../router/hooks.ts'
import { t } from '../../../texts.ts'
import { AccountFrame } from '../../account-frame.tsx'
import { CodeList } from '../code-list.tsx'
import { ProvenForm } from '../proven-form.tsx'
import type { CodesAnswer, loader } from './data.ts'

export function Component() {
  const { proving, left } = useLoaderData<typeof loader>()
  const answer = useActionData<CodesAnswer>()
  if (answer && 'codes' in answer)
    return (
      <AccountFrame title={t('account-security.recoveryCodes')} heading={t('account-security.newRecoveryCodes')}>
        <CodeList codes={answer.codes} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={t('account-security.recoveryCodes')} intro={t('account-security.codesReplaced', { left })}>
      <ProvenForm proving={proving} answer={answer} button={t('account-security.createNewCodes')} />
    </AccountFrame>
  )
}
