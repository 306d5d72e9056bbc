import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { Archive, ArrowLeft, ArrowRight, FileText, Film, Music, Pencil, X } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import { kindNames, libraryId } from './medium-kinds.ts'
import type { MediumKind, MediumValues } from './product-values.ts'

const icon = { size: 14, strokeWidth: 1.75 }
const symbols: Record<Exclude<MediumKind, 'image'>, ReactNode> = {
  video: <Film size={28} strokeWidth={1.5} />,
  audio: <Music size={28} strokeWidth={1.5} />,
  document: <FileText size={28} strokeWidth={1.5} />,
  zip: <Archive size={28} strokeWidth={1.5} />,
}

type Props = {
  medium: MediumValues
  index: number
  count: number
  /** Name of the product. */
  name: string
  onOpen: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
}

/** One medium: dragged to its place, or moved by its buttons. */
export function MediumTile({ medium, index, count, name, onOpen, onMove, onRemove, onDrag, onDrop }: Props) {
  const called = `${kindNames[medium.kind].toLowerCase()} ${index + 1}`
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', medium.url)
    onDrag()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop()
  }
  return (
    <li
      draggable
      onDragStart={start}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col overflow-hidden rounded-card border border-border bg-surface"
    >
      <span className="relative block">
        <MediumPicture medium={medium} name={name} label={medium.alt || medium.name || called} />
        {index === 0 && (
          <span className="absolute start-1 bottom-1 rounded-control bg-surface px-1.5 py-0.5 text-group">
            {t('admin.product.main')}
          </span>
        )}
      </span>
      <span className="flex justify-between">
        <IconButton
          size="sm"
          className="size-7!"
          label={t('admin.product.moveCalledEarlier', { called })}
          icon={<ArrowLeft {...icon} />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          className="size-7!"
          label={t('admin.product.moveCalledLater', { called })}
          icon={<ArrowRight {...icon} />}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          className="size-7!"
          label={t('admin.product.editCalled', { called })}
          icon={<Pencil {...icon} />}
          onClick={onOpen}
        />
        <IconButton
          size="sm"
          className="size-7!"
          label={t('admin.product.removeCalled', { called })}
          icon={<X {...icon} />}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

function MediumPicture({
  medium: { kind, url, poster, name: file },
  name,
  label,
}: {
  medium: MediumValues
  name: string
  label: string
}) {
  const shown = kind === 'image' ? url : poster
  if (shown || kind === 'image') return <Image src={outside.picture(shown)} alt={label} name={name} sizes="140px" />
  return (
    <span
      role="img"
      aria-label={label}
      title={file || url}
      className="flex aspect-4/5 flex-col items-center justify-center gap-2 bg-sunken px-2 text-center text-ink-3"
    >
      {symbols[kind]}
      <span className="line-clamp-3 text-label font-normal break-words text-ink-2">
        {file || fileName(url) || kindNames[kind]}
      </span>
    </span>
  )
}

/** `size-chart.pdf` of its address. */
const fileName = (url: string): string =>
  libraryId(url)
    ? ''
    : cutText(
        url
          .replace(/[?#].*$/s, '')
          .split('/')
          .at(-1) ?? '',
        80,
      )
