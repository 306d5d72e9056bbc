import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import type { Content } from './texts/template.ts'

/** Languages that every mail is written in. */
export const BUILT_IN = ['en', 'de', 'fr'] as const

const texts = { en, de, fr } as const satisfies Record<(typeof BUILT_IN)[number], unknown>

export const builtIn = (id: MailTemplateId): ReadonlyMap<string, Content> =>
  new Map(BUILT_IN.map((language) => [language, texts[language][id]]))
