import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Keep } from './keep.tsx'

export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Keep words="Keep editing">
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title="Leave without saving?"
      description="Your changes on this page will be lost."
      confirmLabel="Discard changes"
      onConfirm={onLeave}
    />
  </Keep>
)
