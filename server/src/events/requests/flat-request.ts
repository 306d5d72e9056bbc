import { present } from '@fairground/domain/present.ts'
import type { SortBy } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'

/** Generation 1 sorts by text: `orderIndex:asc`, several joined by commas. */
export function sortOfText(text: string | undefined): SortBy[] {
  if (!text) return []
  return text.split(',').map((part) => {
    const match = /^\s*([\w.]+)(?::(asc|desc))?\s*$/i.exec(part)
    if (!match?.[1]) {
      throw new InvalidArgument([
        { field: 'sort', description: message('violations.sortForm'), violatedRule: 'FORMAT' },
      ])
    }
    return { fieldName: match[1], order: match[2]?.toLowerCase() === 'desc' ? 'DESC' : 'ASC' }
  })
}

/** The paging of a flat request. */
export const pagingOf = (limit: number | undefined, offset: number | undefined) => present({ limit, offset })
