import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import type { Upload } from './use-uploads.ts'

/** "2 of 3 uploading", "1 file was not uploaded": what became of all of them. */
export function stateOf(uploads: readonly Pick<Upload, 'state'>[]): string {
  const left = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  if (left > 0) return t('admin.media.leftOfLengthUploading', { left, length: uploads.length })
  const failed = uploads.filter(({ state }) => state === 'failed').length
  if (failed > 0) return t('admin.media.failedFilesWereNotUploaded', { failed })
  return t('admin.media.lengthFilesUploaded', { length: uploads.length })
}

/** Files on their way, how far each is, and which were not taken. */
export function UploadList({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const { locale } = useFormats()
  if (uploads.length === 0) return null
  return (
    <section aria-label={t('admin.media.uploads')} className="rounded-card border border-border bg-surface">
      <header className="flex items-center justify-between gap-3 ps-4 pe-2 pt-2">
        <span role="status" className="text-admin font-semibold">
          {stateOf(uploads)}
        </span>
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('admin.media.clearList')}
        </Button>
      </header>
      <ul className="flex max-h-60 flex-col overflow-y-auto px-4 pb-3">
        {uploads.map(({ key, name, bytes, sent, state, fault }) => (
          <li key={key} className="flex flex-col gap-1 py-1.5">
            <span className="flex items-center justify-between gap-3 text-admin">
              <span className="flex min-w-0 items-center gap-1.5">
                {state === 'done' && (
                  <CircleCheck aria-label={t('admin.media.done')} size={16} className="shrink-0 text-success" />
                )}
                {state === 'failed' && (
                  <CircleAlert aria-label={t('admin.media.failed')} size={16} className="shrink-0 text-danger" />
                )}
                <span className="truncate">{name}</span>
              </span>
              <span className="shrink-0 text-label font-normal text-ink-3 tabular-nums">
                {formatFileSize(bytes, locale)}
              </span>
            </span>
            {state === 'sending' && (
              <progress
                aria-label={t('admin.media.uploadOfName', { name })}
                className="h-1.5 w-full accent-brand"
                value={sent}
                max={bytes}
              />
            )}
            {fault && <span className="text-label font-normal text-danger">{fault}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
