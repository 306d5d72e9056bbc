import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { t } from '../texts.ts'
import { pictureOf, wordsOf } from './preserved-words.ts'
import { PRESERVED, type RichNode } from './rich-node.ts'

/** Few texts have one. */
const PollBlock = lazy(() => import('./poll-block.tsx'))

/** One block for all that is not edited as text: it is shown, moved and deleted, and written back as it was. A poll has a form. */
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

function PreservedView({ node, selected, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const data = node.attrs.data as RichNode
  const { name, about } = wordsOf(data)
  const picture = safeHref(pictureOf(data))
  const change = (changed: (now: RichNode) => RichNode) => {
    const at = getPos()
    const now = at === undefined ? undefined : editor.state.doc.nodeAt(at)
    updateAttributes({ data: changed((now?.attrs.data as RichNode | undefined) ?? data) })
  }
  if (data.type === 'POLL')
    return (
      <NodeViewWrapper
        className={`my-2 flex flex-col gap-2 rounded-card border bg-sunken p-3 ${selected ? 'border-focus' : 'border-border'}`}
      >
        <div data-drag-handle className="flex items-center justify-between gap-2">
          <span className="font-semibold text-label">{name}</span>
          <DeleteButton name={name} onPress={deleteNode} />
        </div>
        <Suspense>
          <PollBlock node={data} onChange={change} />
        </Suspense>
      </NodeViewWrapper>
    )
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
      <DeleteButton name={name} onPress={deleteNode} />
    </NodeViewWrapper>
  )
}

const DeleteButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={t('admin.rich-text.deleteName', { name })}
    onClick={onPress}
    className="rounded-control p-2 hover:bg-surface"
  >
    <Trash2 size={16} strokeWidth={1.75} aria-hidden />
  </button>
)
