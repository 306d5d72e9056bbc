import { Button } from '@fairground/ui/button.tsx'
import type { ReactNode } from 'react'
import { t } from '../texts.ts'

type DialogFooterProps = {
  /** Words for what went wrong. */
  error: string | null | undefined
  onClose: () => void
  /** The one verb. */
  children: ReactNode
}

/** Below a dialog: what went wrong, Cancel and the one verb. */
export function DialogFooter({ error, onClose, children }: DialogFooterProps) {
  return (
    <>
      {error && (
        <span role="alert" className="me-auto self-center text-danger">
          {error}
        </span>
      )}
      <Button variant="secondary" size="sm" onClick={onClose}>
        {t('admin.forms.cancel')}
      </Button>
      {children}
    </>
  )
}
