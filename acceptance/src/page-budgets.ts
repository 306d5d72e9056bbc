import type { FirstLoad } from './first-load.ts'

/** The most that a page brings on a first load, gzip level 9: docs/performance.md has the figures and why. */
export type Budget = Readonly<Partial<Record<Exclude<keyof FirstLoad, 'at'>, number>>>

export const STOREFRONT_BUDGET: Budget = {
  requests: 48,
  refused: 0,
  scripts: 24,
  js: 120_000,
  css: 14_000,
  html: 12_000,
  fonts: 56_000,
  fontFiles: 2,
  pictures: 95_000,
}

/** On a telephone with two pixels per CSS pixel. */
export const TELEPHONE_BUDGET: Budget = { ...STOREFRONT_BUDGET, pictures: 48_000 }

export const ADMIN_BUDGET: Budget = { refused: 0, scripts: 24, html: 20_000, fonts: 56_000, fontFiles: 2 }

/** Figures of a page that exceed its budget, in words. */
export const excess = (path: string, load: FirstLoad, budget: Budget): string[] =>
  (Object.entries(budget) as [keyof Budget, number][]).flatMap(([what, most]) =>
    load[what] > most ? [`${path}: ${what} ${load[what]}, at most ${most}`] : [],
  )
