import { ButtonLink } from '@fairground/ui/button.tsx'
import { t } from '../texts.ts'
import type { DownloadView } from './download-view.ts'

/** Files that were bought, each behind a link that ends. */
export function Downloads({ downloads }: { downloads: readonly DownloadView[] }) {
  if (downloads.length === 0) return null
  return (
    <section aria-labelledby="downloads" data-print="hide" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="downloads" className="font-display text-h2">
          {t('thanks.downloads', { count: downloads.length })}
        </h2>
        <p className="text-small text-ink-2">{t('thanks.linksUntil', { until: downloads[0]?.until ?? '' })}</p>
      </div>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {downloads.map(({ fileId, productName, file, url }) => (
          <li key={fileId} className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
            <p className="min-w-0">
              <span className="block font-semibold">{productName}</span>
              <span className="block text-small break-all text-ink-2">{file}</span>
            </p>
            <ButtonLink href={url} download variant="secondary" aria-label={t('thanks.downloadName', { productName })}>
              {t('thanks.download')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
