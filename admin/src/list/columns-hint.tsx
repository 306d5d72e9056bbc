import { listed } from '../formats.ts'
import { t } from '../texts.ts'

type ColumnsHintProps = {
  /** Names of the columns that there is no room for: "Items". */
  dropped: readonly string[]
  overflows: boolean
  /** Every column is shown, as the user chose. */
  isWhole: boolean
  onWhole: (whole: boolean) => void
}

/** Shows above a table which columns are out of sight, and how to see it. */
export function ColumnsHint({ dropped, overflows, isWhole, onWhole }: ColumnsHintProps) {
  if (dropped.length === 0 && !overflows) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 pb-1.5 text-label font-normal text-ink-3">
      {dropped.length > 0 && <span>{t('admin.list.noRoomForListed', { listed: listed(dropped) })}</span>}
      {overflows && <span>{t('admin.list.scrollSidewaysToSeeAll')}</span>}
      {(dropped.length > 0 || isWhole) && (
        <button
          type="button"
          onClick={() => onWhole(!isWhole)}
          className="min-h-6 rounded-control font-medium text-brand hover:underline pointer-coarse:min-h-11"
        >
          {isWhole ? t('admin.list.fitToTheWindow') : t('admin.list.showAllColumns')}
        </button>
      )}
    </p>
  )
}
