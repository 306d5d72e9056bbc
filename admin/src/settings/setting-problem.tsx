import { failureOf } from '../failure.ts'

/** Reason why a setting cannot be changed, or was not: the permission that the user lacks, and the last change's failure. */
export function SettingProblem({ lacks, error }: { lacks?: string | undefined; error: Error | null | undefined }) {
  return (
    <>
      {lacks && <p className="text-label font-normal text-ink-3">{lacks}</p>}
      {error && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
    </>
  )
}
