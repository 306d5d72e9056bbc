import type { ComponentType } from 'react'
import type { PartKey } from './rendered-once.server.ts'

const renderedOnce = import.meta.env.SSR ? (await import('./rendered-once.server.ts')).renderedOnce : undefined

/**
 * An element around a part whose properties are data alone and which reads no context: in the browser as any other, while the server writes the
 * markup that it has rendered before. `keyOf`, for the server alone, says what properties amount to.
 */
export function once<Props extends object>(
  Tag: 'div' | 'li' | 'ul',
  Part: ComponentType<Props>,
  className?: string,
  keyOf?: (props: Props) => PartKey,
) {
  if (renderedOnce) {
    const markupOf = renderedOnce(Part, keyOf)
    return (props: Props) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written of the same part.
      <Tag className={className} dangerouslySetInnerHTML={{ __html: markupOf(props) }} />
    )
  }
  return (props: Props) => (
    <Tag className={className}>
      <Part {...props} />
    </Tag>
  )
}
