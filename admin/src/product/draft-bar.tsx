import { Button } from '@fairground/ui/button.tsx'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'

type Props = {
  /** Milliseconds since 1970. */
  at: number
  onBring: () => void
  onForget: () => void
}

/** Values that were entered before and never saved. */
export function DraftBar({ at, onBring, onForget }: Props) {
  const { dateTime } = useFormats()
  return (
    <section
      aria-label={t('admin.product.unsavedChanges')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-info-soft px-4 py-2.5 text-info"
    >
      <p className="min-w-0 grow basis-60">
        {t('admin.product.youHaveUnsavedChangesFrom', { dateTime: dateTime(new Date(at)) })}
      </p>
      <Button variant="secondary" size="sm" onClick={onBring}>
        {t('admin.product.restoreChanges')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onForget}>
        {t('admin.product.discard')}
      </Button>
    </section>
  )
}
