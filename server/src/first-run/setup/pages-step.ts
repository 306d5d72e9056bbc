import { readFile } from 'node:fs/promises'
import type { ContentPageKind } from '@fairground/contract/enumerations/pages.ts'
import { createContentPage, listContentPages } from '@fairground/contract/fairground/content-pages.ts'
import { plainNode, richText } from '../../demo/rich-text.ts'
import { unreadable, WrongAnswer } from './questions.ts'
import type { Walk } from './setup-shop.ts'

/** Pages that most shops have, with the titles that the admin begins them with. */
const pages: readonly (readonly [ContentPageKind, string])[] = [
  ['TERMS', 'Terms and conditions'],
  ['PRIVACY', 'Privacy policy'],
  ['IMPRINT', 'Imprint'],
  ['RETURNS', 'Returns'],
  ['SHIPPING', 'Shipping'],
]

/** Each page from a file of plain text. One that is there is changed in the admin. */
export const walkPages: Walk = async (shop, { until, text, write }) => {
  write(
    'Texts come from files: an empty line between paragraphs, "# " before a heading, "- " before a point of a list.\n',
  )
  const { contentPages } = await shop.call(listContentPages, {})
  for (const [kind, usual] of pages) {
    const there = contentPages.find((page) => page.kind === kind)
    if (there) {
      write(`${usual}: "${there.title}" is there. Change it under ${shop.url}/admin/content-pages.\n`)
      continue
    }
    await until(`${usual}: file with the text`, '', async (path) => {
      const content = richText(paragraphsOf(await readFile(path, 'utf8').catch(unreadable(path))), plainNode)
      const title = (await text('Title', usual)) ?? usual
      const { contentPage } = await shop.call(createContentPage, { kind, title, content })
      write(`  ${shop.url}/pages/${contentPage.slug}\n`)
    })
  }
}

/** Points of a list are paragraphs of their own; other lines are joined up to an empty one. */
function paragraphsOf(text: string): string[] {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .replace(/^# .*$/gm, '\n$&\n')
    .replace(/^- /gm, '\n$&')
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)
  if (paragraphs.length === 0) throw new WrongAnswer('The file has no text.')
  return paragraphs
}
