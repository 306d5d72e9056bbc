import { readFile } from 'node:fs/promises'
import { DraftPageKind } from '@fairground/contract/enumerations/pages.ts'
import { createContentPage, draftContentPage, listContentPages } from '@fairground/contract/fairground/content-pages.ts'
import { paragraphsOf, richText } from '../../ground/html/plain-rich-text.ts'
import { unreadable, WrongAnswer } from './questions.ts'
import type { Walk } from './setup-shop.ts'

const DRAFT = 'draft'

/** Each page from a file of plain text or as a starting text, which stays hidden. One that is there is changed in the admin. */
export const walkPages: Walk = async (shop, { until, text, write }) => {
  const editor = `${shop.url}/admin/settings/pages`
  write(
    `"${DRAFT}" begins a page with a starting text, hidden until you have checked it. Else its text comes from a file: an empty line between paragraphs, "# " before a heading, "- " before a point of a list.\n`,
  )
  const { contentPages } = await shop.call(listContentPages, {})
  for (const kind of DraftPageKind) {
    const { draft } = await shop.call(draftContentPage, { kind })
    const there = contentPages.find((page) => page.kind === kind)
    if (there) {
      const state = there.shown ? 'is there' : 'is there and hidden'
      write(`${draft.title}: "${there.title}" ${state}. Change it under ${editor}.\n`)
      continue
    }
    await until(`${draft.title}: ${DRAFT}, or file with the text`, '', async (answer) => {
      if (answer.toLowerCase() === DRAFT) {
        await shop.call(createContentPage, { kind, ...draft, shown: false })
        write(`  Hidden. Check it, fill in what stands in [ ], and show it under ${editor}.\n`)
        return
      }
      const paragraphs = paragraphsOf(await readFile(answer, 'utf8').catch(unreadable(answer)))
      if (paragraphs.length === 0) throw new WrongAnswer('The file has no text.')
      const title = (await text('Title', draft.title)) ?? draft.title
      const { contentPage } = await shop.call(createContentPage, { kind, title, content: richText(paragraphs) })
      write(`  ${shop.url}/pages/${contentPage.slug}\n`)
    })
  }
}
