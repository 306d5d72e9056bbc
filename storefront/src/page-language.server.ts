import { AsyncLocalStorage } from 'node:async_hooks'
import { readLocaleBy } from '@fairground/ui/texts/language.ts'
import { readPrefixBy } from './language-prefix.ts'

interface PageLanguage {
  readonly locale: string
  readonly prefix?: string | undefined
}

interface Rendering extends PageLanguage {
  /** Links to pictures in the first view, of parts that were rendered before, for the page's head. */
  readonly pictures: Set<string>
}

const current = new AsyncLocalStorage<Rendering>()

/** The page that is rendered; undefined while none is. */
export const pageLanguage = (): Rendering | undefined => current.getStore()

readLocaleBy(() => current.getStore()?.locale)
readPrefixBy(() => current.getStore()?.prefix)

/** Renders a page with its language at hand wherever a text is read: loaders of several pages run at once. */
export const inPageLanguage = <T>({ locale, prefix }: PageLanguage, render: () => T): T =>
  current.run({ locale, prefix, pictures: new Set() }, render)
