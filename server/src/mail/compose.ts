import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import type { RowOf } from '../db/statement.ts'
import type { Queryable } from '../ground/database.ts'
import { languageOf, languagesOf } from '../ground/site-languages.ts'
import { builtIn } from './built-in.ts'
import { localeFor, textFor } from './language.ts'
import { withLinksIn } from './links.ts'
import { storedLook } from './look.ts'
import { type OwnWords, withOwnWords } from './own-words.ts'
import { findComposition, languagesOfMembers } from './queries.ts'
import { type Words, wordsFor } from './render.ts'
import { templates, type Values } from './templates.ts'
import type { Template } from './texts/template.ts'

/** A mail before it has words: what it is for, to whom, and the values of its variables. */
export type TemplatedMail = {
  readonly [T in MailTemplateId]: {
    readonly to: string
    readonly template: T
    readonly values: Values<T>
    /** Named by the request. Else that of the pages; else that of the member who has the address; else the site's. */
    readonly language?: string | undefined
    /** Language of the pages where the order or the reply was made: it counts where it is not the site's own, which is read by default. */
    readonly pageLanguage?: string | null | undefined
    /** An event that comes with it, as iCalendar. */
    readonly calendar?: string | undefined
    /** Words in place of those of the template, with its placeholders. */
    readonly own?: OwnWords | undefined
    /** Its reader requested it: it comes even where the site does without such mails. */
    readonly requested?: boolean | undefined
    /** Anybody can cause it, at any address and for nothing: no more than MOST_AN_HOUR are sent there. */
    readonly bounded?: boolean | undefined
  }
}[MailTemplateId]

interface Composed extends Words {
  readonly to: string
  readonly template: MailTemplateId
  /** Scopes that a reader in the dev mailbox must hold. */
  readonly needs: readonly string[]
  /** False where the site does without such mails. */
  readonly wanted: boolean
}

/** Permissions that a reader of such mails needs anyway: their links and codes act for somebody. */
const NEEDS = {
  MEMBER: ['members.write'],
  CUSTOMER: ['orders.read'],
  STAFF: ['settings.read'],
} as const

export function needsOf(template: MailTemplateId): readonly string[] {
  const { audience, needs = NEEDS[audience] }: Template = templates[template]
  return needs
}

/** The mail in the reader's language and the site's words, not laid out yet. One statement and no waiting else: it stands in transactions. */
export async function composeMail(db: Queryable, mail: TemplatedMail): Promise<Composed> {
  const { to, template, language, pageLanguage } = mail
  const wanted = { language: language ?? null, pageLanguage: pageLanguage ?? null }
  const site = await db.row(findComposition, { template, to, ...wanted })
  if (!site) throw new Error(`No site ${db.siteId}`)
  return composedFor(site, mail)
}

/** The same for many mails of one template, in two statements. */
export async function composeMails(
  db: Queryable,
  template: MailTemplateId,
  mails: readonly TemplatedMail[],
): Promise<Composed[]> {
  const site = await db.row(findComposition, { template, to: '', language: null, pageLanguage: null })
  if (!site) throw new Error(`No site ${db.siteId}`)
  const members = await db.rows(languagesOfMembers, { to: mails.map(({ to }) => to) })
  const languages = new Map(members.map(({ to, language }) => [to, language]))
  const own = languageOf(site.locale)
  return mails.map((mail) => {
    const ofPages = mail.pageLanguage === own ? undefined : mail.pageLanguage
    const language = mail.language ?? ofPages ?? languages.get(mail.to) ?? null
    return composedFor({ ...site, language }, mail)
  })
}

function composedFor(
  site: RowOf<typeof findComposition>,
  { to, template, values, own = {}, requested }: TemplatedMail,
): Composed {
  const text = textFor(site.language, site.locale, site.texts, builtIn(template))
  const locale = localeFor(text.language, [site.language, site.locale])
  const reader = { language: text.language, locale, timeZone: site.timeZone }
  const localized = withLinksIn(prefixOf(site), templates[template].variables, { siteName: site.name, ...values })
  const { draft, ...words } = wordsFor(withOwnWords(text.content, own), localized, reader)
  const look = site.look ? { look: storedLook(site.look) } : {}
  const wanted = !site.off || (requested ?? false)
  return { to, template, needs: needsOf(template), wanted, ...words, draft: { ...draft, ...look } }
}

/** Before pages in the reader's language, where the site shows its shop in it. */
function prefixOf({ language, locale, otherLanguages }: ComposedSite): string {
  const read = language === null ? undefined : languageOf(language)
  const [own, ...others] = languagesOf({ locale, settings: { otherLanguages } })
  return read !== undefined && read !== own && others.includes(read) ? `/${read}` : ''
}

type ComposedSite = Pick<RowOf<typeof findComposition>, 'language' | 'locale' | 'otherLanguages'>
