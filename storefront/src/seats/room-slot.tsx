import { Spinner } from '@fairground/ui/spinner.tsx'
import { t } from '../texts.ts'

/** Room of the map until its seats are there, or the trouble why they are not. */
export const RoomSlot = ({ trouble }: { trouble?: string | undefined }) => (
  <div className="flex h-[65dvh] min-h-80 items-center justify-center rounded-card border border-border bg-surface p-6">
    {trouble ? (
      <p>{trouble}</p>
    ) : (
      <p className="flex items-center gap-3">
        <Spinner /> {t('seats.loading')}
      </p>
    )}
  </div>
)
