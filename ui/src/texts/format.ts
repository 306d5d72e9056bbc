import { createElement, Fragment, type ReactNode } from 'react'
import { locale } from './language.ts'

const rules = new Map<string, Intl.PluralRules>()

function rulesFor(type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${locale()} ${type}`
  const known = rules.get(key) ?? new Intl.PluralRules(locale(), { type })
  rules.set(key, known)
  return known
}

/** Whole numbers of the category `one`, where a language has no more than `one` and `other` for them, and writes them in Latin digits. */
const ONES: Readonly<Record<string, readonly number[]>> = { en: [1], de: [1], fr: [0, 1] }
const SMALL = 1_000

/** For counts on the first view: `Intl` takes a slow telephone 50 ms to construct while a page becomes active. */
function onesFor(count: number): readonly number[] | undefined {
  return Number.isInteger(count) && count >= 0 && count < SMALL ? ONES[locale().split('-')[0] ?? ''] : undefined
}

/** The plural category of a count in the page's language. */
export function __category(count: number): string {
  const ones = onesFor(count)
  if (!ones) return rulesFor('cardinal').select(count)
  return ones.includes(count) ? 'one' : 'other'
}

export const __ordinal = (count: number): string => rulesFor('ordinal').select(count)

/** "12,345", "12.345" */
export const __number = (count: number): string => (onesFor(count) ? String(count) : count.toLocaleString(locale()))

/** Text with elements in it, as the children of one fragment, which need no keys. */
export const __nodes = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
