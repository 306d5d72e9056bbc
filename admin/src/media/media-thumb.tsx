import { present } from '@fairground/domain/present.ts'
import { Archive, FileText, Film, Lock, Music } from 'lucide-react'
import type { ComponentType } from 'react'
import type { LibraryItem, MediaKind } from './media-client.ts'
import { pathOf } from './media-words.ts'

const icons: Record<Exclude<MediaKind, 'image'>, ComponentType<{ size: number; strokeWidth: number }>> = {
  video: Film,
  audio: Music,
  document: FileText,
  archive: Archive,
}

/** A square that shows what a file is. Files for sale are never shown, also not to staff. */
export function MediaThumb({ item }: { item: LibraryItem }) {
  const { kind, url, placeholder, alt = '', focalPoint = { x: 50, y: 50 } } = item
  if (kind !== 'image' || !url) {
    const Icon = kind === 'image' || !url ? Lock : icons[kind]
    return (
      <span aria-hidden="true" className="flex aspect-square items-center justify-center bg-sunken text-ink-3">
        <Icon size={28} strokeWidth={1.5} />
      </span>
    )
  }
  const path = pathOf(url)
  return (
    <img
      src={`${path}?w=320`}
      srcSet={`${path}?w=320 320w, ${path}?w=640 640w`}
      sizes="(width >= 40rem) 180px, 45vw"
      alt={alt}
      loading="lazy"
      decoding="async"
      width={320}
      height={320}
      className="aspect-square w-full bg-sunken bg-cover object-cover"
      style={{
        objectPosition: `${focalPoint.x}% ${focalPoint.y}%`,
        ...present({ backgroundImage: placeholder ? `url("${placeholder}")` : undefined }),
      }}
    />
  )
}
