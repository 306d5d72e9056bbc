import { paths } from '../paths.ts'
import type { Narrowing } from './narrowing.ts'

/** A category as the list of events names it. */
export interface CategoryView {
  readonly id: string
  readonly name: string
}

export interface EventChoice {
  readonly past?: boolean
  readonly category: CategoryView | undefined
  readonly month?: string | undefined
  readonly narrowing?: Narrowing
}

/** Address of the list or of a month, narrowed down to a category, a place, days or a price. A month has its days already. */
export function eventsIn({ past = false, category, month, narrowing = {} }: EventChoice): string {
  const { from, until, ...anyDay } = narrowing
  return paths.events({ past, month, category: category?.id, ...anyDay, ...(month ? {} : { from, until }) })
}
