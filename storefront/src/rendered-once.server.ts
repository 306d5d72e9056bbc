import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { isLasting } from './made-once.server.ts'
import { pageLanguage } from './page-language.server.ts'

/** Characters of what is remembered, of each of two generations: some thousand parts. */
const MOST_CHARACTERS = 1_500_000
/** Ways in which one lasting value is shown: in each language, by few parts. */
const MOST_OF_ONE = 64

/** A part that is remembered; `markup` is gone once it was let go of. */
interface Remembered {
  readonly key: string
  markup: string | undefined
  /** Links by which the head of a page names its pictures, if they are in the first view. */
  pictures: string
}

/** Properties of a part: one value that it shows, where there is one, and the others as text. */
export interface PartKey {
  readonly shown?: object | undefined
  readonly also: string
}

let young = new Map<string, Remembered>()
let old = new Map<string, Remembered>()
let characters = 0
let parts = 0
/** The same parts by a lasting value that they show: otherwise all of it is written as text to find one. */
const byShown = new WeakMap<object, Map<string, Remembered>>()

/**
 * Markup of a part, rendered once for each language, prefix of addresses and value of its properties. They are JSON's own values, or `keyOf` says
 * what they amount to, and the part reads nothing else: no context but what the server has for no page, and no id of React's own. Many pages show
 * the same part, as lists show the same products, so that a page which is rendered costs what is new in it. Links to its pictures go to the page's head.
 */
export function renderedOnce<Props extends object>(
  Part: ComponentType<Props>,
  keyOf: (props: Props) => PartKey = (props) => ({ also: JSON.stringify(props) }),
): (props: Props) => string {
  const place = parts++
  return (props) => {
    const page = pageLanguage()
    const { locale = '', prefix = '' } = page ?? {}
    const { shown, also } = keyOf(props)
    const way = `${place} ${locale} ${prefix} ${also}`
    const before = shown && byShown.get(shown)?.get(way)
    const part = before?.markup === undefined ? found(way, shown) : before
    part.markup ??= written(part, createElement(Part, props))
    if (!young.has(part.key)) remember(part)
    if (part !== before && shown && isLasting(shown)) note(shown, way, part)
    if (part.pictures) page?.pictures.add(part.pictures)
    return part.markup
  }
}

function found(way: string, shown: object | undefined): Remembered {
  const key = shown ? `${way}\n${JSON.stringify(shown)}` : way
  return young.get(key) ?? old.get(key) ?? { key, markup: undefined, pictures: '' }
}

/** React writes links to the pictures in the first view of what has no head before the markup itself. */
function written(part: Remembered, element: ReactElement): string {
  const markup = renderToString(element)
  part.pictures = /^(<link rel="preload" as="image"[^>]*>)*/.exec(markup)?.[0] ?? ''
  return markup.slice(part.pictures.length)
}

function note(shown: object, way: string, part: Remembered): void {
  const ways = byShown.get(shown) ?? new Map<string, Remembered>()
  if (ways.size >= MOST_OF_ONE) ways.clear()
  byShown.set(shown, ways.set(way, part))
}

/** Markup that nobody read for a generation is let go of. */
function remember(part: Remembered): void {
  const size = part.key.length + (part.markup?.length ?? 0)
  characters += size
  old.delete(part.key)
  if (characters > MOST_CHARACTERS) {
    for (const unread of old.values()) unread.markup = undefined
    old = young
    young = new Map()
    characters = size
  }
  young.set(part.key, part)
}
