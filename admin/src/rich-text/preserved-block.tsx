import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { Trash2 } from 'lucide-react'
import { t } from '../texts.ts'
import { pictureOf, wordsOf } from './preserved-words.ts'
import { PRESERVED, type RichNode } from './rich-node.ts'

/** One block for whatever is not edited: it is shown, moved and deleted, and written back as it was. */
export const PreservedBlock = Node.create({
  name: PRESERVED,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ data: { default: { type: 'EXTERNAL' }, rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-node="preserved"]' }],
  renderHTML: () => ['div', { 'data-node': 'preserved' }],
  addNodeView: () => ReactNodeViewRenderer(PreservedView),
})

function PreservedView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const data = node.attrs.data as RichNode
  const { name, about } = wordsOf(data)
  const picture = safeHref(pictureOf(data))
  const setAlt = (altText: string) =>
    updateAttributes({ data: { ...data, imageData: { ...(data.imageData as object), altText } } })
  return (
    <NodeViewWrapper
      data-drag-handle
      className={`my-2 flex items-center gap-3 rounded-card border bg-sunken p-2 ${selected ? 'border-focus' : 'border-border'}`}
    >
      {picture ? <img src={picture} alt="" className="size-16 rounded-control object-cover" /> : null}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="font-semibold text-label">{name}</span>
        {data.type === 'IMAGE' ? (
          <input
            aria-label={t('admin.rich-text.whatThePictureShows')}
            placeholder={t('admin.rich-text.whatThePictureShows')}
            value={about}
            maxLength={1000}
            onChange={(event) => setAlt(event.target.value)}
            className="rounded-control border border-border-strong bg-surface px-2 py-1"
          />
        ) : (
          <span className="truncate text-ink-2">{about}</span>
        )}
      </div>
      <button
        type="button"
        aria-label={t('admin.rich-text.deleteName', { name })}
        onClick={deleteNode}
        className="rounded-control p-2 hover:bg-surface"
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </NodeViewWrapper>
  )
}
