import { useFetchOnInput } from '@fairground/ui/admin/first-input.ts'
import { lazy, Suspense } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/** No part of the first load: it is there when the server is not. */
const fetchDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(async () => ({ default: (await fetchDialog()).LeaveDialog }))

/**
 * Confirms leaving unsaved changes behind; on closing the tab the browser does, in its own words. `isDirty` is called at the moment
 * of leaving, so that saving may navigate at once.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })
  useFetchOnInput(fetchDialog)
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
