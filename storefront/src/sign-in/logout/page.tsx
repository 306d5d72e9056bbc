import { EntryFrame } from '../login/entry-frame.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** Where an address bar leads; the account signs out without it. */
export function Component() {
  return (
    <EntryFrame title="Sign out" intro="Your cart and your orders wait in your account until you come back.">
      <SignOutForm />
    </EntryFrame>
  )
}
