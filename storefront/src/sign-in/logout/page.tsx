import { t } from '../../texts.ts'
import { EntryFrame } from '../login/entry-frame.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** Where an address bar leads; the account signs out without it. */
export function Component() {
  return (
    <EntryFrame title={t('sign-in-logout.signOut')} intro={t('sign-in-logout.waiting')}>
      <SignOutForm />
    </EntryFrame>
  )
}
