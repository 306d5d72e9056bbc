import { Button } from '@fairground/ui/button.tsx'
import { useFormats } from '../session/me.ts'

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
      aria-label="Unsaved changes"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-info-soft px-4 py-2.5 text-info"
    >
      <p className="min-w-0 grow basis-60">You have unsaved changes from {dateTime(new Date(at))}.</p>
      <Button variant="secondary" size="sm" onClick={onBring}>
        Restore changes
      </Button>
      <Button variant="quiet" size="sm" onClick={onForget}>
        Discard
      </Button>
    </section>
  )
}
