import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './editor.tsx'
import type { RichDocument } from './rich-node.ts'

const RichTextEditor = lazy(() => import('./editor.tsx'))

/** A rich-text document as a field of a form; the editor is loaded where one is shown. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton count={4} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}

/** A document of the API, for the editor: its nodes are a list. */
export const documentOf = (content: Readonly<Record<string, unknown>> | undefined): RichDocument => ({
  ...content,
  nodes: Array.isArray(content?.nodes) ? content.nodes : [],
})
