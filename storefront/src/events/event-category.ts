import { paths } from '../paths.ts'

/** A category as the list of events names it. */
export interface CategoryView {
  readonly id: string
  readonly name: string
}

interface EventChoice {
  readonly past?: boolean
  readonly category: CategoryView | undefined
  readonly month?: string | undefined
}

/** Address of the list or of a month, narrowed down to a category. */
export const eventsIn = ({ past = false, category, month }: EventChoice): string =>
  paths.events({ past, month, category: category?.id })
