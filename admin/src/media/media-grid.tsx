import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'
import { Check } from 'lucide-react'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import type { LibraryItem } from './media-client.ts'
import { MediaThumb } from './media-thumb.tsx'
import { kindNames } from './media-words.ts'

type MediaGridProps = {
  items: readonly LibraryItem[]
  selected: ReadonlySet<string>
  onToggle: (item: LibraryItem) => void
  /** Opens one; absent where files are only chosen. */
  onOpen?: (item: LibraryItem) => void
}

/** Files as tiles. A tile opens its file, its box selects it; where nothing opens, the whole tile selects. */
export function MediaGrid({ items, selected, onToggle, onOpen }: MediaGridProps) {
  const { locale } = useFormats()
  return (
    <ul
      aria-label={t('admin.media.files')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,50%-0.375rem),1fr))] gap-3"
    >
      {items.map((item) => {
        const { id, filename, kind, bytes, width, height, fileType } = item
        const isSelected = selected.has(id)
        return (
          <li
            key={id}
            className={`relative overflow-hidden rounded-card border bg-surface ${isSelected ? 'border-brand ring-1 ring-brand' : 'border-border'}`}
          >
            <button
              type="button"
              onClick={() => (onOpen ? onOpen(item) : onToggle(item))}
              aria-pressed={onOpen ? undefined : isSelected}
              className="block w-full text-start -outline-offset-2"
            >
              <MediaThumb item={item} />
              <span className="flex flex-col px-2.5 py-2">
                <span className="truncate text-admin font-medium" title={filename}>
                  {filename}
                </span>
                <span className="truncate text-label font-normal text-ink-3 tabular-nums">
                  {fileType ? t('admin.media.forSale') : width && height ? `${width} × ${height}` : kindNames[kind]}
                  {bytes !== undefined && ` · ${formatFileSize(bytes, locale)}`}
                </span>
              </span>
            </button>
            {onOpen ? (
              <label className="absolute start-1.5 top-1.5 flex size-7 items-center justify-center rounded-control bg-surface/90 pointer-coarse:size-11">
                <input
                  type="checkbox"
                  checked={isSelected}
                  onChange={() => onToggle(item)}
                  aria-label={t('admin.media.selectFilename', { filename })}
                  className="size-4 accent-brand"
                />
              </label>
            ) : (
              isSelected && (
                <span
                  aria-hidden="true"
                  className="absolute start-2 top-2 flex size-6 items-center justify-center rounded-full bg-brand text-on-brand"
                >
                  <Check size={16} strokeWidth={2} />
                </span>
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}
