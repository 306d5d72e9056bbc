import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Keep } from './keep.tsx'

/**
 * Asks before unsaved changes are left behind; closing the tab asks in the browser's own words. `isDirty` is asked at the moment
 * of leaving, so that saving may navigate at once.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })
  return (
    <Keep words="Stay here">
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.()
        }}
        title="Leave without saving?"
        description="What you have changed on this page is lost."
        confirmLabel="Discard the changes"
        onConfirm={() => blocker.proceed?.()}
      />
    </Keep>
  )
}
