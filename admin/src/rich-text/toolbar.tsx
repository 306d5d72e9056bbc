import { IconButton } from '@fairground/ui/icon-button.tsx'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Image,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  Redo2,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { PickedPicture } from './editor.tsx'
import { insertPicture, insertTable } from './insert.ts'
import { LinkForm } from './link-form.tsx'
import { TableTools } from './table-tools.tsx'

type Props = { editor: Editor; pickPicture?: (() => Promise<PickedPicture | undefined>) | undefined }

const STYLES = [
  ['paragraph', 'Text'],
  ['heading2', 'Heading'],
  ['heading3', 'Smaller heading'],
  ['heading4', 'Smallest heading'],
  ['blockquote', 'Quote'],
  ['codeBlock', 'Code'],
] as const

function styleOf(editor: Editor): string {
  if (editor.isActive('codeBlock')) return 'codeBlock'
  if (editor.isActive('blockquote')) return 'blockquote'
  const level = editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : 0
  return level === 0 ? 'paragraph' : `heading${Math.min(4, Math.max(2, level))}`
}

function setStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus()
  if (editor.isActive('blockquote') && style !== 'blockquote') chain.lift('blockquote')
  if (style === 'blockquote') chain.setNode('paragraph').wrapIn('blockquote')
  else if (style.startsWith('heading')) chain.setNode('heading', { level: Number(style.slice(7)) })
  else chain.setNode(style)
  chain.run()
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Tab reaches it once; arrow keys go through it. */
function alongWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')]
  const at = buttons.indexOf(event.target as HTMLElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}

export function Toolbar({ editor, pickPicture }: Props) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      style: styleOf(editor),
      bold: editor.isActive('BOLD'),
      italic: editor.isActive('ITALIC'),
      underline: editor.isActive('UNDERLINE'),
      strike: editor.isActive('STRIKETHROUGH'),
      link: editor.isActive('LINK'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      checks: editor.isActive('checkList'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
  const toggle = (label: string, symbol: ReactNode, on: boolean, act: () => void) => (
    <IconButton
      size="sm"
      label={label}
      icon={symbol}
      aria-pressed={on}
      className={on ? 'bg-brand-soft text-brand' : ''}
      onClick={act}
    />
  )
  const mark = (type: string) => () => editor.chain().focus().toggleMark(type).run()
  const listed = (type: string) => () => editor.chain().focus().toggleList(type, 'listItem').run()
  const addPicture = async () => {
    const picture = await pickPicture?.()
    if (picture) insertPicture(editor, picture)
  }
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={alongWithArrows}
      className="flex flex-wrap items-center gap-0.5 border-border border-b px-1 py-0.5"
    >
      <select
        aria-label="Style"
        value={state.style}
        onChange={(event) => setStyle(editor, event.target.value)}
        className="h-8 rounded-control bg-surface px-1 text-admin hover:bg-sunken pointer-coarse:h-11"
      >
        {STYLES.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {toggle('Bold (Ctrl B)', <Bold {...icon} />, state.bold, mark('BOLD'))}
      {toggle('Italic (Ctrl I)', <Italic {...icon} />, state.italic, mark('ITALIC'))}
      {toggle('Underline (Ctrl U)', <Underline {...icon} />, state.underline, mark('UNDERLINE'))}
      {toggle('Strike through', <Strikethrough {...icon} />, state.strike, mark('STRIKETHROUGH'))}
      {toggle('Link', <Link {...icon} />, state.link, () => setLinking(true))}
      {toggle('Bullets', <List {...icon} />, state.bullets, listed('bulletList'))}
      {toggle('Numbers', <ListOrdered {...icon} />, state.numbers, listed('orderedList'))}
      {toggle('Checklist', <ListChecks {...icon} />, state.checks, listed('checkList'))}
      <IconButton
        size="sm"
        label="Dividing line"
        icon={<Minus {...icon} />}
        onClick={() => editor.chain().focus().setHorizontalRule().run()}
      />
      {pickPicture ? <IconButton size="sm" label="Picture" icon={<Image {...icon} />} onClick={addPicture} /> : null}
      {state.table ? (
        <TableTools editor={editor} />
      ) : (
        <IconButton size="sm" label="Table" icon={<Table {...icon} />} onClick={() => insertTable(editor)} />
      )}
      <span className="flex-1" />
      <IconButton
        size="sm"
        label="Undo"
        icon={<Undo2 {...icon} />}
        disabled={!state.undo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        size="sm"
        label="Redo"
        icon={<Redo2 {...icon} />}
        disabled={!state.redo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {isLinking ? <LinkForm editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  )
}
