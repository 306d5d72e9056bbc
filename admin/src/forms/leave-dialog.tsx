import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { t } from '../texts.ts'
import { Keep } from './keep.tsx'

export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Keep words={t('admin.forms.keepEditing')}>
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t('admin.forms.leaveWithoutSaving')}
      description={t('admin.forms.yourChangesOnThisPage')}
      confirmLabel={t('admin.forms.discardChanges')}
      onConfirm={onLeave}
    />
  </Keep>
)
