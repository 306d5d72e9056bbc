import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'

/** Reason why a setting cannot be changed, or was not: the permission that the user lacks, and the last change's failure. */
export function SettingProblem({ lacks, error }: { lacks?: string | undefined; error: Error | null | undefined }) {
  return (
    <>
      {lacks && <p className="text-label font-normal text-ink-3">{lacks}</p>}
      {error && (
        <p role="alert" className="text-danger">
          {error instanceof ChangedMeanwhile ? t('admin.shell.somebodyElseChangedThisCheck') : failureOf(error).title}
        </p>
      )}
    </>
  )
}
