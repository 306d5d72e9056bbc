import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Keep } from './keep.tsx'

export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Keep words="Stay here">
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title="Leave without saving?"
      description="What you have changed on this page is lost."
      confirmLabel="Discard the changes"
      onConfirm={onLeave}
    />
  </Keep>
)
