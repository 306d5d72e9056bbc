import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { t } from '../texts.ts'

type SecretDialogProps = { name: string; secret: string; onClose: () => void }

/** The only time that a key is shown: the server keeps its hash alone. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.settings.theKeyName', { name })}
      description={t('admin.settings.copyItNowAndStore')}
      footer={
        <Button size="sm" onClick={onClose}>
          {t('admin.settings.iHaveCopiedIt')}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-2 rounded-card bg-sunken p-3">
        <code className="font-mono text-admin break-all">{secret}</code>
        <CopyButton text={secret} label={t('admin.settings.copyTheKey')} />
      </div>
    </Dialog>
  )
}
