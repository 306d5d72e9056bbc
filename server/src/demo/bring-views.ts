import { saveView } from '@fairground/contract/fairground/saved-views.ts'
import { STAFF_COOKIE } from '../http/cookies.ts'
import { asOwner } from '../identity/staff/begin-session.ts'
import { views } from './content/views.ts'
import type { Seeding } from './seeding.ts'

/** Views are a staff user's: they are saved by the owner. */
export const bringViews = ({ db, clerk, now }: Seeding): Promise<void> =>
  asOwner(db, now, async (secret) => {
    const owner = clerk('session staff', { [STAFF_COOKIE]: secret })
    for (const view of views) await owner.call(saveView, { view }, now)
  })
