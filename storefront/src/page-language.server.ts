import { AsyncLocalStorage } from 'node:async_hooks'
import { readLocaleBy } from '@fairground/ui/texts/language.ts'
import { readPrefixBy } from './language-prefix.ts'

interface PageLanguage {
  readonly locale: string
  readonly prefix?: string | undefined
}

const current = new AsyncLocalStorage<PageLanguage>()

/** Language of the page that is rendered; undefined while none is. */
export const pageLanguage = (): PageLanguage | undefined => current.getStore()

readLocaleBy(() => current.getStore()?.locale)
readPrefixBy(() => current.getStore()?.prefix)

/** Renders a page with its language at hand wherever a text is read: loaders of several pages run at once. */
export const inPageLanguage = <T>({ locale, prefix }: PageLanguage, render: () => T): T =>
  current.run({ locale, prefix }, render)
