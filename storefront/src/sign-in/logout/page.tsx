import { t } from '../../texts.ts'
import { EntryFrame } from '../login/entry-frame.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** Target of an address bar; the account signs out without it. */
export function Component() {
  return (
    <EntryFrame title={t('sign-in-logout.signOut')} intro={t('sign-in-logout.waiting')}>
      <SignOutForm />
    </EntryFrame>
  )
}
