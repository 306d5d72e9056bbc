import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { pageLanguage } from './page-language.server.ts'

/** Characters of what is remembered, of each of two generations: some thousand parts. */
const MOST_CHARACTERS = 1_500_000

let young = new Map<string, string>()
let old = new Map<string, string>()
let characters = 0
let parts = 0

/**
 * Markup of a part, rendered once for each language, prefix of addresses and value of its properties. They are JSON's own values, and the part
 * reads nothing else: no context but what the server has for no page, and no id of React's own. Many pages show the same part, as lists show the same
 * products, so that a page which is rendered costs what is new in it.
 */
export function renderedOnce<Props extends object>(Part: ComponentType<Props>): (props: Props) => string {
  const place = parts++
  return (props) => {
    const { locale = '', prefix = '' } = pageLanguage() ?? {}
    const key = JSON.stringify([place, locale, prefix, props])
    const known = young.get(key)
    if (known !== undefined) return known
    const markup = old.get(key) ?? renderToString(createElement(Part, props))
    remember(key, markup)
    return markup
  }
}

/** Markup that nobody read for a generation is let go of. */
function remember(key: string, markup: string): void {
  characters += key.length + markup.length
  if (characters > MOST_CHARACTERS) {
    old = young
    young = new Map()
    characters = key.length + markup.length
  }
  young.set(key, markup)
}
