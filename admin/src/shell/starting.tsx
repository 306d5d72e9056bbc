import { Spinner } from '@fairground/ui/spinner.tsx'
import { t } from '../texts.ts'

/** While the first page's code and data are on their way. */
export function Starting() {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3 text-admin text-ink-2">
      <Spinner /> {t('admin.shell.openingTheAdmin')}
    </div>
  )
}
