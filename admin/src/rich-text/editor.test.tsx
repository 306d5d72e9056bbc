// @vitest-environment happy-dom
import { pollOf } from '@fairground/domain/formatting/rich-poll.ts'
import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
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

const PICTURE = { url: 'https://shop.example/media/b', id: 'b', width: 4, height: 3, altText: 'A bowl' }

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
    <QueryClientProvider client={new QueryClient()}>
      <RichTextEditor
        label="Description"
        initial={{ nodes: [] }}
        onChange={(next) => seen.push(next)}
        pickFile={async (kind) => ({ ...FILE, kind })}
        pickPictures={async () => [PICTURE, { url: 'https://shop.example/media/c', id: 'c' }]}
      />
    </QueryClientProvider>,
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
  await vi.waitFor(() => one(root, 'input[aria-label="Words of the button"]'))
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

test('pictures of the library are put in together as a gallery', async () => {
  const { insert, written } = emptyEditor()
  await insert('gallery')
  expect(written().find(({ type }) => type === 'GALLERY')?.galleryData).toEqual({
    items: [
      { image: { media: { src: { id: 'b', url: PICTURE.url }, width: 4, height: 3 } }, altText: 'A bowl' },
      { image: { media: { src: { id: 'c', url: 'https://shop.example/media/c' } } } },
    ],
    options: { layout: { type: 'GRID' } },
  })
})

test('blocks that are put in one after the other all stay, and so do they where somebody types on', async () => {
  const { root, insert, written } = emptyEditor()
  const { editor } = root.querySelector('.rich-text') as Element & { editor: Editor }
  await insert('gallery')
  await insert('poll')
  await vi.waitFor(() => expect(written().some(({ type }) => type === 'POLL')).toBe(true)) // its code comes first
  await insert('video')
  act(() => void editor.chain().insertContent('Come and see.').run())
  expect(written().map(({ type }) => type)).toEqual(['GALLERY', 'POLL', 'VIDEO', 'PARAGRAPH'])
})

test('a map has an address, and is not made without it', async () => {
  const { root, insert, written } = emptyEditor()
  await insert('map')
  await vi.waitFor(() => one(root, 'input[aria-label="Address of the place"]'))
  const save = () => press([...root.querySelectorAll('button')].find((one) => one.textContent === 'Add the map')!) // shown
  save()
  expect(one(root, '[role=alert]').textContent).toBe('Enter the address of the place.')
  act(() => enter(one(root, 'input[aria-label="Name of the place"]'), 'The kiln'))
  act(() => enter(one(root, 'input[aria-label="Address of the place"]'), 'Quay 1, Hull'))
  save()
  expect(written().find(({ type }) => type === 'MAP')?.mapData).toEqual({
    mapSettings: { address: 'Quay 1, Hull', locationName: 'The kiln' },
  })
})

test('a part that opens is put in with words to write over', async () => {
  const { insert, written } = emptyEditor()
  await insert('collapsible')
  const list = written().find(({ type }) => type === 'COLLAPSIBLE_LIST')
  expect(list?.nodes?.[0]?.nodes?.map(({ type }) => type)).toEqual(['COLLAPSIBLE_ITEM_TITLE', 'COLLAPSIBLE_ITEM_BODY'])
})

const poll = {
  type: 'POLL',
  id: 'q',
  nodes: [],
  pollData: {
    design: { options: { borderRadius: 4 } },
    poll: {
      id: 'glaze',
      title: 'Next?',
      options: [
        { id: 'a', title: 'Ash' },
        { id: 'b', title: 'Rust' },
      ],
    },
  },
}

async function editorOf(nodes: RichDocument['nodes']) {
  const seen: RichDocument[] = []
  const root = mount(
    <QueryClientProvider client={new QueryClient()}>
      <RichTextEditor
        label="Description"
        initial={{ nodes }}
        onChange={(next) => seen.push(next)}
        pickPicture={async () => ({ url: 'https://shop.example/media/a', id: 'a', width: 4, height: 3 })}
      />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => one(root, 'input[aria-label="Option 1"]'))
  return { root, poll: () => seen.at(-1)?.nodes.find(({ type }) => type === 'POLL')?.pollData as typeof poll.pollData }
}
const button = (root: Element, label: string) =>
  [...root.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label)! // shown

test('a poll is put in with a question and options to write', async () => {
  const { insert, root, written } = emptyEditor()
  await insert('poll')
  await vi.waitFor(() => one(root, 'input[aria-label="Option 2"]'))
  const made = written().find(({ type }) => type === 'POLL')?.pollData
  expect(pollOf(made)).toMatchObject({ title: '', view: 'EVERYONE', vote: 'ALL', multiple: false })
  expect(pollOf(made)?.options).toHaveLength(2)
})

test('the options of a poll are written, given pictures, added and removed, and the rest of it stays', async () => {
  const { root, poll: saved } = await editorOf([poll])
  act(() => enter(one(root, 'input[aria-label="Option 1"]'), 'Wood ash'))
  expect(saved().poll.options).toEqual([
    { id: 'a', title: 'Wood ash' },
    { id: 'b', title: 'Rust' },
  ])
  await act(async () => press(button(root, 'Choose a picture for option 2')))
  expect(saved().poll.options[1]).toEqual({
    id: 'b',
    title: 'Rust',
    image: { src: { url: 'https://shop.example/media/a', id: 'a' }, width: 4, height: 3 },
  })
  press(button(root, 'Remove the picture of option 2'))
  press(button(root, 'Add an option'))
  press(button(root, 'Delete option 1'))
  expect(saved().poll.options).toEqual([
    { id: 'b', title: 'Rust' },
    { id: expect.stringMatching(/^[\da-f-]{36}$/), title: '' },
  ])
  expect(saved()).toMatchObject({ design: { options: { borderRadius: 4 } }, poll: { id: 'glaze', title: 'Next?' } })
})

test('the form of a poll sets its voters and the readers of its result', async () => {
  const { root, poll: saved } = await editorOf([poll])
  const [vote, view] = [...root.querySelectorAll('select')].slice(-2)
  act(() => enter(vote!, 'SITE_MEMBERS'))
  act(() => enter(view!, 'CREATOR'))
  for (const box of root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) act(() => box.click())
  expect(saved()).toMatchObject({
    layout: { poll: { type: 'GRID' } },
    poll: {
      settings: {
        permissions: { vote: 'SITE_MEMBERS', view: 'CREATOR', allowMultipleVotes: true },
        showVotesCount: false,
        showVoters: true,
      },
    },
  })
})
