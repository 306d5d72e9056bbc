import type { RichNode } from '@fairground/ui/rich-content.ts'
import { RichParts } from '@fairground/ui/rich-part.tsx'
import { RouterLink } from '../shell/router-link.tsx'

/** Pictures, films, files and the like of an event's text. */
export function NodeParts({ node }: { node: RichNode }) {
  return (
    <>
      <span hidden data-part="node-parts" />
      <RichParts node={node} link={RouterLink} />
    </>
  )
}
