import { present } from '@fairground/domain/present.ts'
import type { Editor } from '@tiptap/core'
import { PRESERVED } from './rich-node.ts'

export interface PickedPicture {
  readonly url: string
  readonly id?: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
}

export function insertPicture(editor: Editor, { url, id, width, height, altText = '' }: PickedPicture): void {
  const image = { src: { ...present({ id: id || undefined }), url }, ...(width && height ? { width, height } : {}) }
  const data = { type: 'IMAGE', id: Math.random().toString(36).slice(2, 7), nodes: [], imageData: { image, altText } }
  editor.chain().focus().insertContent({ type: PRESERVED, attrs: { data } }).run()
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Two by two; rows and columns are added in it. */
export function insertTable(editor: Editor): void {
  const cell = () => ({ type: 'tableCell', content: [{ type: 'paragraph' }] })
  const content = times(2, () => ({ type: 'tableRow', content: times(2, cell) }))
  editor.chain().focus().insertContent({ type: 'table', content }).run()
}
