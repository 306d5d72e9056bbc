import { t } from '../texts.ts'
import type { WayInView } from './way-in-view.ts'

/** The link to take part online with its instructions, or when there is one. */
export function WayIn({ wayIn: { link, note } }: { wayIn: WayInView }) {
  return (
    <div className="flex flex-col gap-1 text-small" data-print="hide">
      {link && (
        <a
          href={link}
          rel="noopener noreferrer"
          className="self-start font-semibold text-brand underline underline-offset-2"
        >
          {t('thanks.takePart')}
        </a>
      )}
      {note && <p className="whitespace-pre-line text-ink-2">{note}</p>}
    </div>
  )
}
