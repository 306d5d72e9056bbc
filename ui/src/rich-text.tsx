import { headingsIn, type ListedHeading, listedHeadings } from '@fairground/domain/formatting/rich-headings.ts'
import { wordsBelow } from '@fairground/domain/formatting/rich-values.ts'
import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { createElement, type ReactNode } from 'react'
import type { LinkAs } from './link-as.ts'
import type { RichContent, RichDecoration, RichNode } from './rich-content.ts'

export type RichTextProps = {
  content: RichContent
  linkAs?: LinkAs
  /** Draws what a node has besides text, such as a picture: mostly by `RichParts`, which few texts need. */
  drawNode: DrawNode
}

type DrawNode = (node: RichNode) => ReactNode

/** A rich-content document as prose. Node types and link schemes are allow-listed: an unknown node shows its children. */
export function RichText({ content, linkAs = 'a', drawNode }: RichTextProps) {
  return (
    <div className="flex max-w-measure flex-col gap-4 leading-relaxed">
      <Nodes
        nodes={content.nodes}
        link={linkAs}
        levels={headingLevels(content)}
        listed={listedHeadings(content)}
        drawNode={drawNode}
      />
    </div>
  )
}

type Setting = {
  link: LinkAs
  levels: ReadonlyMap<RichNode, number>
  listed: readonly ListedHeading[]
  drawNode: DrawNode
}
type BlockProps = { node: RichNode } & Setting

function Nodes({ nodes, ...setting }: { nodes: readonly RichNode[] | undefined } & Setting): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered whole; its nodes have no other order.
  return nodes?.map((node, index) => <Block key={index} node={node} {...setting} />)
}

function Block({ node, ...setting }: BlockProps): ReactNode {
  const children = <Nodes nodes={node.nodes} {...setting} />
  switch (node.type) {
    case 'TEXT':
      return decorate(node.textData?.text ?? '', node.textData?.decorations ?? [], setting.link)
    case 'PARAGRAPH':
      return node.nodes?.length
        ? createElement(node.nodes.every(isText) ? 'p' : 'div', { className: 'whitespace-pre-line' }, children)
        : null
    case 'HEADING': {
      const level = setting.levels.get(node) ?? 2
      const id = setting.listed.find((heading) => heading.node === node)?.anchor
      return createElement(`h${level}`, { id, className: level === 2 ? 'font-display text-h2' : 'text-h3' }, children)
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
      return <li style={markerOf(node)}>{children}</li>
    case 'BLOCKQUOTE':
      return <blockquote className="border-s-2 border-brand ps-4 text-ink-2">{children}</blockquote>
    case 'CODE_BLOCK':
      return <pre className="overflow-x-auto rounded-card bg-sunken p-4 font-mono text-small">{children}</pre>
    case 'DIVIDER':
      return <hr className="border-border" />
    case 'CAPTION':
      return <div className="text-small text-ink-3">{children}</div>
    default:
      return <Arranged node={node} {...setting} />
  }
}

const isText = ({ type }: RichNode): boolean => type === 'TEXT'

/** A point that is ticked shows it. */
const markerOf = ({ listItemData }: RichNode) => (listItemData?.checked ? { listStyleType: '"\u2611 "' } : undefined)

/** Nodes that arrange others, and those that have more than text. */
function Arranged({ node, ...setting }: BlockProps): ReactNode {
  const children = <Nodes nodes={node.nodes} {...setting} />
  switch (node.type) {
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
    case 'TABLE_CELL': {
      const { colspan, rowspan } = node.tableCellData ?? {}
      return (
        <td colSpan={colspan} rowSpan={rowspan} className="p-2">
          {children}
        </td>
      )
    }
    case 'COLLAPSIBLE_LIST':
      return <Collapsibles node={node} {...setting} />
    case 'COLLAPSIBLE_ITEM':
      return <details className="border-b border-border ps-4">{children}</details>
    case 'COLLAPSIBLE_ITEM_TITLE':
      return <summary className="cursor-pointer list-outside p-2 font-semibold">{wordsBelow(node)}</summary>
    case 'COLLAPSIBLE_ITEM_BODY':
      return <div className="flex flex-col gap-4 p-2">{children}</div>
    case 'LAYOUT':
    case 'SMART_BLOCK':
      return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    case 'GALLERY':
      return <div className="grid gap-4 sm:grid-cols-2">{setting.drawNode(node)}</div>
    case 'LAYOUT_CELL':
      return <div className="flex min-w-0 flex-col gap-4">{children}</div>
    case 'CARD':
    case 'SMART_BLOCK_CELL':
      return (
        <div className="flex min-w-0 flex-col gap-4 rounded-card border border-border p-4">
          {setting.drawNode(node)}
          {children}
        </div>
      )
    case 'TOC':
      return <Contents headings={headingsIn(node, setting.listed)} />
    default:
      return (
        <>
          {setting.drawNode(node)}
          {children}
        </>
      )
  }
}

/** Items open as the list says, and one alone where it wants that. */
function Collapsibles({ node, ...setting }: BlockProps): ReactNode {
  const { initialExpandedItems, expandOnlyOne } = node.collapsibleListData ?? {}
  return node.nodes?.map((item, index) => {
    const isOpen = initialExpandedItems === 'ALL' || (initialExpandedItems === 'FIRST' && index === 0)
    return item.type === 'COLLAPSIBLE_ITEM' ? (
      <details
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered whole; its items have no other order.
        key={index}
        open={isOpen || undefined}
        name={expandOnlyOne && node.id ? `list-${node.id}` : undefined}
        className="border-b border-border"
      >
        <Nodes nodes={item.nodes} {...setting} />
      </details>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered whole; its items have no other order.
      <Block key={index} node={item} {...setting} />
    )
  })
}

function Contents({ headings }: { headings: readonly ListedHeading[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {headings.map(({ anchor, words }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="text-brand underline underline-offset-2 hover:text-brand-hover">
            {words}
          </a>
        </li>
      ))}
    </ul>
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
  const headings = nodes.flatMap(headingsBelow)
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

const headingsBelow = (node: RichNode): RichNode[] =>
  node.type === 'HEADING' ? [node] : (node.nodes ?? []).flatMap(headingsBelow)
