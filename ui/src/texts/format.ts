import { createElement, Fragment, type ReactNode } from 'react'
import { locale } from './language.ts'

const rules = new Map<string, Intl.PluralRules>()

function rulesFor(type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${locale()} ${type}`
  const known = rules.get(key) ?? new Intl.PluralRules(locale(), { type })
  rules.set(key, known)
  return known
}

/** The plural category of a count in the page's language. */
export const __category = (count: number): string => rulesFor('cardinal').select(count)

export const __ordinal = (count: number): string => rulesFor('ordinal').select(count)

/** "12,345", "12.345" */
export const __number = (count: number): string => count.toLocaleString(locale())

/** Text with elements in it, as the children of one fragment, which need no keys. */
export const __nodes = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
