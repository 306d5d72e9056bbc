// @vitest-environment happy-dom
import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { expect, test } from 'vitest'
import RichTextEditor from './editor.tsx'
import type { RichDocument } from './rich-node.ts'

const paragraph = (text: string) => ({
  type: 'PARAGRAPH',
  id: 'a',
  paragraphData: {},
  nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } }],
})

test('text that is typed before the editor reports that it is ready stays', async () => {
  const seen: RichDocument[] = []
  const container = mount(
    <RichTextEditor
      label="Description"
      initial={{ nodes: [paragraph('Old.')] }}
      onChange={(next) => seen.push(next)}
    />,
  )
  const { editor } = container.querySelector('.rich-text') as Element & { editor: Editor }
  act(() => void editor.commands.insertContentAt(1, 'New. '))
  await act(() => new Promise<void>((resolve) => editor.on('create', () => resolve())))
  expect(editor.getText()).toBe('New. Old.')
  expect(JSON.stringify(seen.at(-1))).toContain('New. Old.')
})

const FILE = {
  kind: 'video',
  url: 'https://shop.example/media/a',
  id: 'a',
  filename: 'Throwing.mp4',
  mimeType: 'video/mp4',
  bytes: 7,
} as const

/** Chooses in a list, or writes into a field, as React hears it. */
function enter(element: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event(element.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}

/** An editor of an empty text, and the nodes that it wrote last. */
function emptyEditor() {
  const seen: RichDocument[] = []
  const root = mount(
    <RichTextEditor
      label="Description"
      initial={{ nodes: [] }}
      onChange={(next) => seen.push(next)}
      pickFile={async (kind) => ({ ...FILE, kind })}
    />,
  )
  const insert = (choice: string) => act(async () => enter(one(root, 'select[aria-label="Insert"]'), choice))
  return { root, insert, written: () => seen.at(-1)?.nodes ?? [] }
}

test.for([
  ['video', { type: 'VIDEO', videoData: { video: { src: { id: 'a', url: FILE.url } }, title: 'Throwing' } }],
  ['audio', { type: 'AUDIO', audioData: { audio: { src: { id: 'a', url: FILE.url } }, name: 'Throwing' } }],
  ['document', { type: 'FILE', fileData: { src: { id: 'a', url: FILE.url }, name: 'Throwing.mp4', size: 7 } }],
] as const)('a file of the library is put in: %s', async ([kind, node]) => {
  const { insert, written } = emptyEditor()
  await insert(kind)
  expect(written().find(({ type }) => type === node.type)).toMatchObject(node)
})

test('a button has words and a target, and is not made without them', async () => {
  const { root, insert, written } = emptyEditor()
  await insert('button')
  const save = () => press([...root.querySelectorAll('button')].find((one) => one.textContent === 'Add the button')!) // shown
  save()
  expect(one(root, '[role=alert]').textContent).toBe('Enter the words of the button.')
  act(() => enter(one(root, 'input[aria-label="Words of the button"]'), 'Book a place'))
  act(() => enter(one(root, 'input[aria-label="Address of the button"]'), 'javascript:x'))
  save()
  expect(one(root, '[role=alert]').textContent).toContain('web address')
  act(() => enter(one(root, 'input[aria-label="Address of the button"]'), 'example.com'))
  save()
  expect(written().find(({ type }) => type === 'BUTTON')).toMatchObject({
    buttonData: { type: 'LINK', text: 'Book a place', link: { url: 'https://example.com', target: 'BLANK' } },
  })
})

test('a part that opens is put in with words to write over', async () => {
  const { insert, written } = emptyEditor()
  await insert('collapsible')
  const list = written().find(({ type }) => type === 'COLLAPSIBLE_LIST')
  expect(list?.nodes?.[0]?.nodes?.map(({ type }) => type)).toEqual(['COLLAPSIBLE_ITEM_TITLE', 'COLLAPSIBLE_ITEM_BODY'])
})
