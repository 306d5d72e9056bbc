import { Button } from '@fairground/ui/button.tsx'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useCommand } from '../shell/commands.ts'
import { t } from '../texts.ts'
import type { MediaKind } from './media-client.ts'

/** Files that the server accepts, by kind; it looks at the bytes, this only helps to choose. */
const accepted: Record<MediaKind, string> = {
  image: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  video: 'video/mp4',
  audio: 'audio/mpeg,audio/mp4,.m4a',
  document: 'application/pdf',
  archive: 'application/zip,.epub',
}

/** Value for `accept` of a file input; every kind where none is given, or the file is for sale. */
export const acceptOf = (kind?: MediaKind | 'sold'): string =>
  kind && kind !== 'sold' ? accepted[kind] : Object.values(accepted).join(',')

type UploadButtonProps = {
  onFiles: (files: File[]) => void
  disabledReason?: string | undefined
  label?: string
  accept?: string
}

export function UploadButton({
  onFiles,
  disabledReason,
  label = t('admin.media.uploadFiles'),
  accept = acceptOf(),
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  useCommand('create', disabledReason ? undefined : () => input.current?.click())
  return (
    <>
      <Button size="sm" disabledReason={disabledReason} aria-keyshortcuts="C" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" size={16} strokeWidth={1.75} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Takes files that are dropped on it. */
export function DropZone({
  onFiles,
  children,
}: {
  onFiles: ((files: File[]) => void) | undefined
  children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const isFiles = (event: DragEvent) => onFiles !== undefined && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the upload button does the same for the keyboard
    <div
      className={`relative flex min-w-0 grow flex-col gap-3 rounded-card ${over ? 'outline-2 outline-offset-4 outline-brand outline-dashed' : ''}`}
      onDragOver={(event) => {
        if (!isFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false) // what it went to
      }}
      onDrop={(event) => {
        setOver(false)
        if (!isFiles(event)) return
        event.preventDefault()
        onFiles?.([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
