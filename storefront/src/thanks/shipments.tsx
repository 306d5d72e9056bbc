import { t } from '../texts.ts'

export interface ShipmentView {
  readonly id: string
  /** Written out. */
  readonly sent: string
  /** "Harbour Mug × 2" */
  readonly lines: readonly string[]
  /** "DHL JD0146", or what is known of it. */
  readonly parcel: string | undefined
  readonly link: string | undefined
}

/** Shipments on their way, with the page that follows each parcel. */
export function Shipments({ shipments }: { shipments: readonly ShipmentView[] }) {
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="shipments" className="flex flex-col gap-4" data-print="hide">
      <h2 id="shipments" className="font-display text-h2">
        {t('thanks.onItsWayToYou')}
      </h2>
      <ul className="flex flex-col gap-3">
        {shipments.map(({ id, sent, lines, parcel, link }) => (
          <li key={id} className="flex flex-col gap-1 rounded-card border border-border bg-surface px-6 py-4">
            <p className="font-semibold">{lines.join(', ')}</p>
            <p className="text-small text-ink-2">{t('thanks.sent', { sent })}</p>
            {(parcel || link) && (
              <p className="text-small break-all">
                {link ? (
                  <a href={link} rel="noreferrer" target="_blank" className="text-brand underline">
                    {t('thanks.followTheParcel')}
                    {parcel && `: ${parcel}`}
                  </a>
                ) : (
                  parcel
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
