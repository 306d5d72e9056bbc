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
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../texts.ts'
import { insertPicture, insertTable } from './insert.ts'
import { InsertSelect, type PickFile, type PickPictures } from './insert-select.tsx'
import { LinkForm } from './link-form.tsx'
import type { PickedPicture } from './picked-picture.ts'
import { TableTools } from './table-tools.tsx'

/** Few texts have them. */
const ButtonForm = lazy(() => import('./button-form.tsx'))
const MapForm = lazy(() => import('./map-form.tsx'))

type Props = {
  editor: Editor
  pickPictures?: PickPictures | undefined
  pickPicture?: (() => Promise<PickedPicture | undefined>) | undefined
  pickFile?: PickFile | undefined
}

const STYLES = [
  ['paragraph', t('admin.rich-text.text')],
  ['heading2', t('admin.rich-text.heading')],
  ['heading3', t('admin.rich-text.smallerHeading')],
  ['heading4', t('admin.rich-text.smallestHeading')],
  ['blockquote', t('admin.rich-text.quote')],
  ['codeBlock', t('admin.rich-text.code')],
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

/** State of the editor that the toolbar shows. */
const stateOf = ({ editor }: { editor: Editor }) => ({
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
})

type ToggleProps = { label: string; icon: ReactNode; on: boolean; onPress: () => void }

function Toggle({ label, icon, on, onPress }: ToggleProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      aria-pressed={on}
      className={on ? 'bg-brand-soft text-brand' : ''}
      onClick={onPress}
    />
  )
}

function StyleSelect({ editor, value }: { editor: Editor; value: string }) {
  return (
    <select
      aria-label={t('admin.rich-text.style')}
      value={value}
      onChange={(event) => setStyle(editor, event.target.value)}
      className="h-8 rounded-control bg-surface px-1 text-admin hover:bg-sunken pointer-coarse:h-11"
    >
      {STYLES.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

/** Undoes and redoes. */
function Steps({ editor, undo, redo }: { editor: Editor; undo: boolean; redo: boolean }) {
  return (
    <>
      <IconButton
        size="sm"
        label={t('admin.rich-text.undo')}
        icon={<Undo2 {...icon} />}
        disabled={!undo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        size="sm"
        label={t('admin.rich-text.redo')}
        icon={<Redo2 {...icon} />}
        disabled={!redo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </>
  )
}

export function Toolbar({ editor, pickPicture, pickPictures, pickFile }: Props) {
  const [form, setForm] = useState<'link' | 'button' | 'map'>()
  const close = () => setForm(undefined)
  const state = useEditorState({ editor, selector: stateOf })
  const toggle = (label: string, symbol: ReactNode, on: boolean, act: () => void) => (
    <Toggle label={label} icon={symbol} on={on} onPress={act} />
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
      aria-label={t('admin.rich-text.formatting')}
      onKeyDown={alongWithArrows}
      className="flex flex-wrap items-center gap-0.5 border-border border-b px-1 py-0.5"
    >
      <StyleSelect editor={editor} value={state.style} />
      {toggle(t('admin.rich-text.boldCtrlB'), <Bold {...icon} />, state.bold, mark('BOLD'))}
      {toggle(t('admin.rich-text.italicCtrlI'), <Italic {...icon} />, state.italic, mark('ITALIC'))}
      {toggle(t('admin.rich-text.underlineCtrlU'), <Underline {...icon} />, state.underline, mark('UNDERLINE'))}
      {toggle(t('admin.rich-text.strikeThrough'), <Strikethrough {...icon} />, state.strike, mark('STRIKETHROUGH'))}
      {toggle(t('admin.rich-text.link'), <Link {...icon} />, state.link, () => setForm('link'))}
      {toggle(t('admin.rich-text.bullets'), <List {...icon} />, state.bullets, listed('bulletList'))}
      {toggle(t('admin.rich-text.numbers'), <ListOrdered {...icon} />, state.numbers, listed('orderedList'))}
      {toggle(t('admin.rich-text.checklist'), <ListChecks {...icon} />, state.checks, listed('checkList'))}
      <IconButton
        size="sm"
        label={t('admin.rich-text.dividingLine')}
        icon={<Minus {...icon} />}
        onClick={() => editor.chain().focus().setHorizontalRule().run()}
      />
      {pickPicture ? (
        <IconButton size="sm" label={t('admin.rich-text.picture')} icon={<Image {...icon} />} onClick={addPicture} />
      ) : null}
      {state.table ? (
        <TableTools editor={editor} />
      ) : (
        <IconButton
          size="sm"
          label={t('admin.rich-text.table')}
          icon={<Table {...icon} />}
          onClick={() => insertTable(editor)}
        />
      )}
      <InsertSelect editor={editor} pickFile={pickFile} pickPictures={pickPictures} onForm={setForm} />
      <span className="flex-1" />
      <Steps editor={editor} undo={state.undo} redo={state.redo} />
      {form === 'link' && <LinkForm editor={editor} onClose={close} />}
      <Suspense>
        {form === 'button' && <ButtonForm editor={editor} onClose={close} />}
        {form === 'map' && <MapForm editor={editor} onClose={close} />}
      </Suspense>
    </div>
  )
}
