import { ApiError } from '@fairground/client/errors.ts'
import { sendPart } from '@fairground/client/own-pages.ts'
import { present } from '@fairground/domain/present.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { type LibraryItem, MEDIA, mediaClient } from './media-client.ts'

/** Small enough to show how far it is, large enough to lose no time. */
const PART_BYTES = 2 * 1024 * 1024
/** A part is sent again so often before the file is given up. */
const TRIES = 3

export interface Upload {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  readonly fault?: string
}

export interface Target {
  readonly folderId?: string | undefined
  readonly sold?: boolean
}

/** Sends files one after the other, part by part. A finished upload stays in the list until it is cleared. */
export function useUploads(onDone?: (item: LibraryItem) => void) {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const queue = useRef(Promise.resolve())
  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  const send = async (key: number, file: File, target: Target) => {
    if (file.size === 0) return change(key, { state: 'failed', fault: t('admin.media.thisFileIsEmpty') })
    change(key, { state: 'sending' })
    try {
      const item = await upload(file, target, (sent) => change(key, { sent }))
      change(key, { state: 'done', sent: file.size })
      onDone?.(item)
      await queryClient.invalidateQueries({ queryKey: [MEDIA, 'items'] })
    } catch (error) {
      change(key, { state: 'failed', fault: faultOf(error) })
    }
  }
  return {
    uploads,
    /** Number of uploads that wait or are under way. */
    busy: uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length,
    add(files: readonly File[], target: Target = {}) {
      for (const file of files) {
        const key = next.current++
        setUploads((all) => [...all, { key, name: file.name, bytes: file.size, sent: 0, state: 'waiting' }])
        queue.current = queue.current.then(() => send(key, file, target))
      }
    },
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}

async function upload(
  file: File,
  { folderId, sold }: Target,
  onProgress: (sent: number) => void,
): Promise<LibraryItem> {
  const { uploadId } = await mediaClient.beginUpload({
    filename: file.name || t('admin.media.file'),
    bytes: file.size,
    ...present({ folderId: folderId || undefined, sold: sold || undefined }),
  })
  for (let sent = 0; sent < file.size; ) {
    const received = await again(() => sendPart(uploadId, sent, file.slice(sent, sent + PART_BYTES)))
    if (received <= sent) throw new Error('The server did not accept a part')
    sent = received
    onProgress(sent)
  }
  return (await mediaClient.finishUpload({ id: uploadId })).item
}

async function again<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

const faultOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return t('admin.media.theConnectionBrokeOffTry')
  if (error.code === 'FILE_NOT_TAKEN') return t('admin.media.thisKindOfFileCannot')
  return failureOf(error).title
}
