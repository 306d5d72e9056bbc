import { createElement, type ReactNode } from 'react'
import type { LinkAs } from './link-as.ts'
import { type RichContent, type RichDecoration, type RichNode, safeHref } from './rich-content.ts'

export type RichTextProps = {
  content: RichContent
  linkAs?: LinkAs
}

/** A rich-content document as prose. Node types and link schemes are allow-listed: an unknown node shows its children. */
export function RichText({ content, linkAs = 'a' }: RichTextProps) {
  return (
    <div className="flex max-w-measure flex-col gap-4 leading-relaxed">
      <Nodes nodes={content.nodes} link={linkAs} levels={headingLevels(content)} />
    </div>
  )
}

type Setting = { link: LinkAs; levels: ReadonlyMap<RichNode, number> }

function Nodes({ nodes, ...setting }: { nodes: readonly RichNode[] | undefined } & Setting): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered whole; its nodes have no other order.
  return nodes?.map((node, index) => <Block key={index} node={node} {...setting} />)
}

function Block({ node, ...setting }: { node: RichNode } & Setting): ReactNode {
  const children = <Nodes nodes={node.nodes} {...setting} />
  switch (node.type) {
    case 'TEXT':
      return decorate(node.textData?.text ?? '', node.textData?.decorations ?? [], setting.link)
    case 'PARAGRAPH':
      return node.nodes?.length ? <p className="whitespace-pre-line">{children}</p> : null
    case 'HEADING': {
      const level = setting.levels.get(node) ?? 2
      return createElement(`h${level}`, { className: level === 2 ? 'font-display text-h2' : 'text-h3' }, children)
    }
    case 'BULLETED_LIST':
    case 'CHECKBOX_LIST':
      return <ul className="flex list-disc flex-col gap-1 ps-6 marker:text-ink-3">{children}</ul>
    case 'ORDERED_LIST':
      return (
        <ol
          start={node.orderedListData?.start ?? undefined}
          className="flex list-decimal flex-col gap-1 ps-6 marker:text-ink-3"
        >
          {children}
        </ol>
      )
    case 'LIST_ITEM':
      return <li>{children}</li>
    case 'BLOCKQUOTE':
      return <blockquote className="border-s-2 border-brand ps-4 text-ink-2">{children}</blockquote>
    case 'CODE_BLOCK':
      return <pre className="overflow-x-auto rounded-card bg-sunken p-4 font-mono text-small">{children}</pre>
    case 'DIVIDER':
      return <hr className="border-border" />
    case 'TABLE':
      return (
        <div className="overflow-x-auto">
          <table className="w-full">
            <tbody>{children}</tbody>
          </table>
        </div>
      )
    case 'TABLE_ROW':
      return <tr className="border-b border-border">{children}</tr>
    case 'TABLE_CELL':
      return <td className="p-2">{children}</td>
    case 'COLLAPSIBLE_ITEM':
      return <details className="border-b border-border">{children}</details>
    case 'COLLAPSIBLE_ITEM_TITLE':
      return <summary className="cursor-pointer p-2 font-semibold">{lineOf(node)}</summary>
    case 'COLLAPSIBLE_ITEM_BODY':
      return <div className="flex flex-col gap-4 p-2">{children}</div>
    case 'IMAGE':
      return <Picture node={node} />
    default:
      return children
  }
}

/** Text below a node, without its form: a summary is a line. */
const lineOf = ({ textData, nodes = [] }: RichNode): string => (textData?.text ?? '') + nodes.map(lineOf).join(' ')

function Picture({ node }: { node: RichNode }) {
  const { image, altText } = node.imageData ?? {}
  const src = safeHref(image?.src?.url ?? undefined)
  if (!src) return null
  return (
    <img
      src={src}
      alt={altText ?? ''}
      width={image?.width ?? undefined}
      height={image?.height ?? undefined}
      loading="lazy"
      className="h-auto max-w-full rounded-card"
    />
  )
}

function decorate(text: string, decorations: readonly RichDecoration[], link: LinkAs): ReactNode {
  return decorations.reduce<ReactNode>((inner, decoration) => wrap(inner, decoration, link), text)
}

function wrap(inner: ReactNode, { type, fontWeightValue, linkData }: RichDecoration, Link: LinkAs): ReactNode {
  switch (type) {
    case 'BOLD':
      return (fontWeightValue ?? 700) >= 600 ? <strong className="font-semibold">{inner}</strong> : inner
    case 'ITALIC':
      return <em>{inner}</em>
    case 'UNDERLINE':
      return <u>{inner}</u>
    case 'STRIKETHROUGH':
      return <s>{inner}</s>
    case 'SUPERSCRIPT':
      return <sup>{inner}</sup>
    case 'SUBSCRIPT':
      return <sub>{inner}</sub>
    case 'LINK': {
      const href = safeHref(linkData?.link?.url)
      if (!href) return inner
      return (
        <Link href={href} rel="noopener" className="text-brand underline underline-offset-2 hover:text-brand-hover">
          {inner}
        </Link>
      )
    }
    default:
      return inner
  }
}

/** Level below the page's own h1. */
const FIRST = 2

/** Levels of a document's headings on its page: as deep as written, but from `FIRST` on and without a level passed over. */
function headingLevels({ nodes = [] }: RichContent): ReadonlyMap<RichNode, number> {
  const headings = nodes.flatMap(headingsIn)
  const ranks = [...new Set(headings.map(writtenLevel))].sort((a, b) => a - b)
  let before = FIRST - 1
  return new Map(
    headings.map((heading) => {
      before = Math.min(FIRST + ranks.indexOf(writtenLevel(heading)), before + 1, 6)
      return [heading, before]
    }),
  )
}

const writtenLevel = ({ headingData }: RichNode): number => headingData?.level ?? 2

const headingsIn = (node: RichNode): RichNode[] =>
  node.type === 'HEADING' ? [node] : (node.nodes ?? []).flatMap(headingsIn)
