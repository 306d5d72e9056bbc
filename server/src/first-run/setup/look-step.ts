import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ContentPageKind } from '@fairground/contract/enumerations/pages.ts'
import { listContentPages } from '@fairground/contract/fairground/content-pages.ts'
import { MAX_MENU } from '@fairground/contract/fairground/site-look.ts'
import { setSiteSettings } from '@fairground/contract/fairground/site-settings.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { SiteLook } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { MAX_PICTURE_BYTES } from '../../media/check-picture.ts'
import { type Questions, unreadable, WrongAnswer } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'

type Menu = NonNullable<SiteLook['menu']>

const NONE = '-'
const LEGAL: readonly ContentPageKind[] = ['TERMS', 'PRIVACY', 'IMPRINT']
/** UTF-16 units of the words of a link. */
const LONGEST = 40

/** The logo from a file, and the links in the head of every page. */
export const walkLookParts: Walk = async (shop, questions) => {
  await walkLogo(shop, questions)
  await walkMenu(shop, questions)
}

async function walkLogo(shop: SetupShop, { until }: Questions): Promise<void> {
  const isThere = Boolean(shop.site().settings.look?.logo)
  await until(`Logo: file of a picture, ${NONE} for none`, isThere ? 'a logo is there' : '', async (answer) => {
    const logo = answer === NONE ? null : await pictureOf(shop, answer)
    await shop.call(setSiteSettings, { look: { logo } })
  })
}

/** The file as a picture of the library, by the checks of an upload. */
async function pictureOf(shop: SetupShop, path: string) {
  const { size } = await stat(path).catch(unreadable(path))
  if (size > MAX_PICTURE_BYTES) throw new WrongAnswer(`${path} has more than ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`)
  const bytes = await readFile(path).catch(unreadable(path))
  const picture = await shop.storePicture(basename(path), bytes)
  if (!picture) throw new WrongAnswer(`${path} ${textsIn('en')('violations.picture')}.`)
  return picture
}

async function walkMenu(shop: SetupShop, { until, write }: Questions): Promise<void> {
  write('The menu follows the shop and the events in the head of every page.\n')
  write(
    '"Visit us /pages/visit" adds a link, "-2" removes the second, "2 to 1" moves it; "pages" links your own pages.\n',
  )
  for (;;) {
    const menu = shop.site().settings.look?.menu ?? []
    for (const [i, { title, url }] of menu.entries()) write(`  ${i + 1} ${title} ${url}\n`)
    const isChanged = await until('Menu, Enter goes on', '', async (answer) => {
      const wanted = answer.toLowerCase() === 'pages' ? await pagesOf(shop) : changedMenu(menu, answer)
      await shop.call(setSiteSettings, { look: { menu: wanted } })
    })
    if (!isChanged) return
  }
}

/** Pages that are shown, but for those that the law wants: they are at the foot. */
async function pagesOf(shop: SetupShop): Promise<Menu> {
  const { contentPages } = await shop.call(listContentPages, {})
  const pages = contentPages.filter(({ kind, shown }) => shown && !LEGAL.some((one) => one === kind))
  if (pages.length === 0)
    throw new WrongAnswer(`There are none yet. Write them under ${shop.url}/admin/settings/pages.`)
  return pages.slice(0, MAX_MENU).map(({ title, slug }) => ({ title: cutText(title, LONGEST), url: `/pages/${slug}` }))
}

/** Throws WrongAnswer for an answer that changes nothing. */
export function changedMenu(menu: Menu, answer: string): Menu {
  const at = (number: string | undefined): number => {
    const place = Number(number)
    if (place < 1 || place > menu.length) throw new WrongAnswer(`The menu has no link ${number}.`)
    return place - 1
  }
  const [, removed] = /^-\s*(\d+)$/.exec(answer) ?? []
  if (removed !== undefined) return menu.toSpliced(at(removed), 1)
  const [, from, to] = /^(\d+)\s+to\s+(\d+)$/i.exec(answer) ?? []
  if (from !== undefined) {
    const [link, place] = [menu[at(from)]!, at(to)] // `at` refuses places beyond the end
    return menu.toSpliced(at(from), 1).toSpliced(place, 0, link)
  }
  const [, title, url] = /^(.*\S)\s+(\S+)$/.exec(answer) ?? []
  if (!title || !url) throw new WrongAnswer('Enter the words and the address of a link, such as Visit us /pages/visit.')
  return [...menu, { title, url }]
}
