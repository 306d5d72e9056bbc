import { AdminField } from '@fairground/ui/admin/form-field.tsx'
import type { ControlWiring, FieldText } from '@fairground/ui/field.tsx'
import { getSchema } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { extensions } from './extensions.ts'
import { fromEditor } from './from-editor.ts'
import type { RichDocument } from './rich-node.ts'
import './rich-text.css'
import type { PickFile, PickPictures } from './insert-select.tsx'
import type { PickedPicture } from './picked-picture.ts'
import { PollSettingContext, type TextOfPolls } from './poll-setting.ts'
import { toEditor } from './to-editor.ts'
import { Toolbar } from './toolbar.tsx'

export type RichTextEditorProps = FieldText & {
  /** Read once: the editor keeps what is written from then on. */
  initial: RichDocument
  onChange: (document: RichDocument) => void
  /** Opens the media library; without it pictures cannot be added. */
  pickPicture?: (() => Promise<PickedPicture | undefined>) | undefined
  /** The same for several pictures that stand together. */
  pickPictures?: PickPictures | undefined
  /** The same for films, sounds and other files. */
  pickFile?: PickFile | undefined
  /** The stored text, whose polls have votes; absent of one that is new. */
  place?: TextOfPolls | undefined
}

const schema = getSchema(extensions)

/** Ids of new blocks: five letters, as the API's own editor makes them. */
const newId = (): string => Math.random().toString(36).slice(2, 7)

export default function RichTextEditor({
  initial,
  onChange,
  pickPicture,
  pickPictures,
  pickFile,
  place,
  ...text
}: RichTextEditorProps) {
  const editor = { initial, onChange, pickPicture, pickPictures, pickFile, place }
  return <AdminField {...text}>{(wiring) => <Editor {...editor} wiring={wiring} label={text.label} />}</AdminField>
}

type EditorProps = Omit<RichTextEditorProps, keyof FieldText> & {
  wiring: ControlWiring
  label: string
}

function Editor({ initial, onChange, pickPicture, pickPictures, pickFile, place, wiring, label }: EditorProps) {
  const [setting] = useState({ place, initial, pickPicture })
  const listener = useRef(onChange)
  listener.current = onChange
  const editor = useEditor({
    extensions,
    immediatelyRender: true,
    // From the first moment: text typed at once goes into it.
    content: toEditor(initial, schema),
    onUpdate: ({ editor }) => listener.current({ ...initial, nodes: fromEditor(editor.getJSON(), newId) }),
    editorProps: {
      attributes: {
        ...Object.fromEntries(Object.entries(wiring).filter(([, value]) => value !== undefined)),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text',
      },
    },
  })
  return (
    <div className="flex flex-col rounded-control border border-border-strong bg-surface focus-within:outline-2 focus-within:outline-focus">
      <Toolbar editor={editor} pickPicture={pickPicture} pickPictures={pickPictures} pickFile={pickFile} />
      <PollSettingContext value={setting}>
        <EditorContent editor={editor} className="max-h-[32rem] min-h-32 overflow-y-auto px-3 py-2" />
      </PollSettingContext>
    </div>
  )
}
