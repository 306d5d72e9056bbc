import type { Page } from 'playwright-core'

/** Words on the page that are neither marked as a message nor among the data (JSON) that the page was sent. */
export async function textsLeft(page: Page, sent: string): Promise<string[]> {
  const known = await namesOfFormats(page)
  return (await textsShown(page)).filter((text) => !isData(text, known, sent))
}

/** Texts of the page, and names of its elements, that are not marked as messages. */
export const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent?.trim() ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    const isMessage = (text: string) => /[\u00c0-\u017e]/.test(text)
    return [...new Set(texts)].filter((text) => /[a-z]{3,}/.test(text) && !isMessage(text))
  })

/** Names of currencies, regions, languages and zones as the browser knows them, and names that are the same in every language. */
export const namesOfFormats = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page.evaluate(() => {
      const named = (type: 'currency' | 'region' | 'language', codes: readonly string[]) => {
        // Texts are in plain English, formats in that of the site.
        return ['en', 'en-GB'].flatMap((locale) => {
          const names = new Intl.DisplayNames(locale, { type })
          return codes.flatMap((code) => [names.of(code) ?? code, `${names.of(code)} (${code})`])
        })
      }
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      const pairs = letters.flatMap((first) => letters.map((second) => first + second))
      return [
        ...named('currency', Intl.supportedValuesOf('currency')),
        ...named('region', pairs),
        ...named(
          'language',
          pairs.map((pair) => pair.toLowerCase()),
        ),
        // Zones by their cities.
        ...Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.replaceAll('_', ' ').split('/')),
        // Languages as they call themselves, a unit, and carriers.
        ...['Deutsch', 'français', 'gal', 'Royal Mail', 'Canada Post'],
      ]
    }),
  )

/** A text that is put together of data (JSON) that the page was sent, and of names that formats know. */
export function isData(text: string, known: ReadonlySet<string>, sent: string): boolean {
  const isSent = (part: string) => sent.includes(JSON.stringify(part).slice(1, -1))
  const isName = (part: string) =>
    known.has(part) ||
    // First and last names come apart.
    part.split(' ').some((_, i, words) => {
      const both = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
      return both.every((name) => /^\p{Lu}|^\p{L}.* \p{Lu}/u.test(name) && sent.includes(JSON.stringify(name)))
    })
  // Minutes, with the zone that a format writes after a time.
  const isTime = (part: string) => /^\d\d [A-Z]{3,4}$/.test(part)
  const isPlain = (part: string) => !/\p{L}{3,}/u.test(part) || isSent(part) || isName(part) || isTime(part)
  return (
    known.has(text) ||
    // An address of the shop, as the form makes it of a name.
    /^\/[a-z]+\/[a-z0-9-]*$/.test(text) ||
    isSent(text) ||
    text.split(/\s*[,·:–|()]\s*|\s{2,}| \/ | \+(?=.\d)/).every(isPlain)
  )
}

/** Data that the server's half of the storefront rendered the page from. */
export const hydration = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(JSON.parse(document.getElementById('hydration')?.textContent ?? 'null')))

/** Elements that cut their text off, and pages that are wider than the window. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []
    const cut = [...document.body.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, dt, dd, legend, li')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isCut = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX)
        return isCut && textOverflow !== 'ellipsis' && !element.closest('.sr-only')
      })
      .map((element) => element.outerHTML.slice(0, 160))
    return [...wide, ...cut]
  })

/** Names of months and days, and times that have passed: formats write them, not our catalogues. */
const WRITTEN_BY_FORMATS =
  /\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?\b|\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b|\b\d+ (second|minute|hour|day|week|month|year)s? ago\b|\b(yesterday|today|tomorrow)\b/g

/** Words are left of a text without what formats write. */
export const hasWords = (text: string): boolean => /[a-z]{3,}/.test(text.replaceAll(WRITTEN_BY_FORMATS, ''))
