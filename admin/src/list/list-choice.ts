import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import { type ListChoice, PAGE_SIZE, PERIODS } from '../paths.ts'

export const PAGE_SIZES = [25, 50, 100] as const

/** Choice of the address; anything it may not contain reads as the default. */
export function readChoice<Tab extends string>(
  search: string,
  tabs: readonly [Tab, ...Tab[]],
): ListChoice<Tab> & { tab: Tab; size: number; page: number } {
  const params = new URLSearchParams(search)
  const size = Number(params.get('size') ?? PAGE_SIZE)
  const page = Number(params.get('page') ?? 1)
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? tabs[0],
    q: cutText((params.get('q') ?? '').trim(), 100) || undefined,
    sort: /^-?[\w.]{1,50}$/.exec(params.get('sort') ?? '')?.[0],
    cursor: params.get('cursor') || undefined,
    ...daysIn(params),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZE,
  }
}

/** Days that the address names: by the calendar, or one by one. Only what is there is returned. */
function daysIn(params: URLSearchParams): Pick<ListChoice, 'period' | 'from' | 'to'> {
  const period = PERIODS.find((one) => one === params.get('period'))
  const from = dayIn(params.get('from'))
  const to = dayIn(params.get('to'))
  if (period) return { period }
  return present({ from: from || undefined, to: to || undefined })
}

/** A day of the calendar: not the 31st of February. */
function dayIn(text: string | null): string | undefined {
  if (!text || !/^[12]\d{3}-\d\d-\d\d$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

/** `-createdDate` as the wire sorts. */
export function sortingOf(sort: string | undefined) {
  if (!sort) return undefined
  return [{ fieldName: sort.replace(/^-/, ''), order: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const) }]
}

/** Next order after a press on a column's header: its usual direction first, then the other, then the list's own order. */
export function nextSort(
  field: string,
  current: string | undefined,
  first: 'ASC' | 'DESC' = 'ASC',
): string | undefined {
  const [one, other] = first === 'ASC' ? [field, `-${field}`] : [`-${field}`, field]
  return current === one ? other : current === other ? undefined : one
}

export const ariaSort = (field: string, current: string | undefined): 'ascending' | 'descending' | 'none' =>
  current === field ? 'ascending' : current === `-${field}` ? 'descending' : 'none'
