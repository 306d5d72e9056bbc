import { present } from '@fairground/domain/present.ts'
import type { CommandProps, Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { t } from '../texts.ts'
import { linkDataTo } from './decorations.ts'
import type { PickedPicture } from './picked-picture.ts'
import { PRESERVED, type RichNode } from './rich-node.ts'

export interface PickedFile {
  readonly kind: 'video' | 'audio' | 'document'
  readonly url: string
  readonly id: string
  readonly filename: string
  readonly mimeType: string
  readonly bytes?: number | undefined
}

const insertNode = (editor: Editor, type: string, data: Readonly<Record<string, unknown>>): void => {
  const node: RichNode = { type, id: Math.random().toString(36).slice(2, 7), nodes: [], ...data }
  insertBlock(editor, { type: PRESERVED, attrs: { data: node } })
}

/**
 * Puts a block at the caret, or behind the block that is selected. The caret goes to the text behind it: what is typed while a block is
 * selected would take its place.
 */
function insertBlock(editor: Editor, block: JSONContent): void {
  const { selection } = editor.state
  const at = selection instanceof NodeSelection ? selection.to : { from: selection.from, to: selection.to }
  editor.chain().focus().insertContentAt(at, block).command(writeBehind).run()
}

function writeBehind({ tr, state }: CommandProps): boolean {
  const { selection } = tr
  if (!(selection instanceof NodeSelection)) return true
  if (!tr.doc.resolve(selection.to).nodeAfter?.isTextblock)
    tr.insert(selection.to, state.schema.nodes.paragraph!.create()) // each schema has it
  tr.setSelection(TextSelection.near(tr.doc.resolve(selection.to + 1)))
  return true
}

const mediaOf = ({ url, id, width, height }: PickedPicture) => ({
  src: { ...present({ id: id || undefined }), url },
  ...(width && height ? { width, height } : {}),
})

export function insertPicture(editor: Editor, picture: PickedPicture): void {
  insertNode(editor, 'IMAGE', { imageData: { image: mediaOf(picture), altText: picture.altText ?? '' } })
}

/** Pictures that stand together. */
export function insertGallery(editor: Editor, pictures: readonly PickedPicture[]): void {
  const items = pictures.map((picture) => ({
    image: { media: mediaOf(picture) },
    ...present({ altText: picture.altText }),
  }))
  insertNode(editor, 'GALLERY', { galleryData: { items, options: { layout: { type: 'GRID' } } } })
}

/** A place by its address, and by its name where it has one. */
export function insertMap(editor: Editor, address: string, locationName: string): void {
  insertNode(editor, 'MAP', {
    mapData: { mapSettings: { address, ...present({ locationName: locationName || undefined }) } },
  })
}

/** A film or a sound to play, or a file to save. */
export function insertFile(editor: Editor, { kind, url, id, filename, mimeType, bytes }: PickedFile): void {
  const src = { id, url }
  const [, name = filename, ending = ''] = /^(.+)\.(\w+)$/.exec(filename) ?? []
  if (kind === 'video') insertNode(editor, 'VIDEO', { videoData: { video: { src }, title: name } })
  else if (kind === 'audio') insertNode(editor, 'AUDIO', { audioData: { audio: { src }, name } })
  else
    insertNode(editor, 'FILE', {
      fileData: { src, name: filename, type: ending, mimeType, ...present({ size: bytes }) },
    })
}

export function insertButton(editor: Editor, text: string, url: string): void {
  insertNode(editor, 'BUTTON', { buttonData: { type: 'LINK', text, ...linkDataTo(url) } })
}

/** With the code of its form, which few texts need. */
export const insertPoll = async (editor: Editor): Promise<void> =>
  insertNode(editor, 'POLL', { pollData: (await import('./poll-data.ts')).newPoll() })

/** A part that opens and closes, with words to write over. */
export function insertCollapsible(editor: Editor): void {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const item = [
    { type: 'collapsibleTitle', content: [paragraph(t('admin.rich-text.titleOfThePart'))] },
    { type: 'collapsibleBody', content: [paragraph(t('admin.rich-text.textThatOpens'))] },
  ]
  const content = [{ type: 'collapsibleItem', content: item }]
  insertBlock(editor, { type: 'collapsibleList', content })
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Two by two; rows and columns are added in it. */
export function insertTable(editor: Editor): void {
  const cell = () => ({ type: 'tableCell', content: [{ type: 'paragraph' }] })
  const content = times(2, () => ({ type: 'tableRow', content: times(2, cell) }))
  insertBlock(editor, { type: 'table', content })
}
