import { Download } from 'lucide-react'
import { t } from '../texts.ts'
import type { AttachmentView } from './attachment-view.ts'

/** Sounds and documents of a product: sounds play here, the rest is fetched. */
export const Attachments = ({ attachments }: { attachments: readonly AttachmentView[] }) => (
  <ul data-part="attachments" aria-label={t('product.attachments')} className="flex flex-col gap-3">
    {attachments.map(({ id, kind, name, src }) => (
      <li key={id}>
        {kind === 'audio' ? (
          <figure className="flex flex-col gap-1">
            <figcaption className="text-small text-ink-2">{name}</figcaption>
            {/* biome-ignore lint/a11y/useMediaCaption: a merchant's sound has no captions to give. */}
            <audio controls preload="none" src={src} aria-label={name} className="w-full" />
          </figure>
        ) : (
          <a href={src} className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4">
            <Download aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
            {name}
          </a>
        )}
      </li>
    ))}
  </ul>
)
