import { layout } from './layout.ts'
import type { MailLook } from './look.ts'
import type { Content } from './texts/template.ts'

/** Texts are few: those of one site in one language are 13. */
const MOST_COMPILED = 500

/** Layout of a text: all but its subject. */
export type Layout = Omit<Content, 'subject'>

const compiled = new Map<string, Promise<string>>()

/**
 * HTML of a text, its placeholders still in it. About 10 ms the first time (400 ms for the first mail of a process, which loads
 * MJML); afterwards it is read from memory, so that a mail costs a few replacements. Decision 0095.
 */
export function compile(content: Layout, language: string, look: MailLook): Promise<string> {
  const key = JSON.stringify([language, content.preheader, content.blocks, look])
  const known = compiled.get(key)
  if (known) return known
  const made = toHtml(layout(content, language, look))
  compiled.set(key, made)
  made.catch(() => compiled.delete(key))
  for (const oldest of compiled.keys()) {
    if (compiled.size <= MOST_COMPILED) break
    compiled.delete(oldest)
  }
  return made
}

async function toHtml(mjml: string): Promise<string> {
  const { default: render } = await import('mjml-browser')
  const { html, errors } = await render(mjml, { validationLevel: 'soft', fonts: {}, keepComments: true })
  if (errors.length > 0)
    throw new Error(`A mail's layout is wrong: ${errors.map((e) => e.formattedMessage).join('; ')}`)
  return html.replace(/\n\s*\n+/g, '\n').replace(/^[ \t]+/gm, '')
}
