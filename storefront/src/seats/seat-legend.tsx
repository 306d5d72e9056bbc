import { fillOf, KIND_LOOKS, LOOK } from '@fairground/ui/seats/paint.ts'
import { t } from '../texts.ts'
import type { SeatedKind } from './seat-room.ts'

/** Prices by colour, and what else the map shows. */
export function SeatLegend({ kinds }: { kinds: readonly SeatedKind[] }) {
  return (
    <div className="flex flex-col gap-4 text-small">
      <ul aria-label={t('seats.prices')} className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {kinds.map(({ id, name, price, options, description, reason }, i) => (
          <li key={id} className="flex items-start gap-3">
            <Mark look={reason ? LOOK.unsold : i % KIND_LOOKS} />
            <span className="min-w-0 grow">
              <span className="font-semibold">{name}</span>
              {(reason || description) && <span className="block text-ink-2">{reason || description}</span>}
            </span>
            <span className="text-end tabular-nums">
              {(options.length > 0 ? options.map(({ label }) => label) : [price]).map((words) => (
                <span key={words} className="block">
                  {words}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <ul aria-label={t('seats.legend')} className="flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
        <li className="flex items-start gap-2">
          <Mark look={LOOK.chosen} />
          {t('seats.yours')}
        </li>
        <li className="flex items-start gap-2">
          <Mark look={LOOK.taken} />
          {t('seats.taken')}
        </li>
        <li className="flex items-start gap-2">
          <span aria-hidden="true" className="mt-1 size-3 border border-border-strong" />
          {t('seats.forWheelchairs')}
        </li>
      </ul>
    </div>
  )
}

/** A seat as the map draws it. */
const Mark = ({ look }: { look: number }) => (
  <span
    aria-hidden="true"
    className="mt-1 size-3 shrink-0 rounded-full"
    style={{ background: fillOf(look), scale: look === LOOK.taken ? 0.6 : undefined }}
  />
)
