// @vitest-environment happy-dom
import { mount } from '@fairground/ui/testing/mount.ts'
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
