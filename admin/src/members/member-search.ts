import type { QueryMembersRequest } from '@fairground/client/generated/members.members.ts'
import { present } from '@fairground/domain/present.ts'
import { sortingOf } from '../list/list-choice.ts'
import { type ListChoice, type MemberTab, PAGE_SIZE } from '../paths.ts'

const inTab: Record<MemberTab, Record<string, unknown>> = {
  all: {},
  waiting: { status: 'PENDING' },
  active: { status: 'APPROVED' },
  blocked: { status: 'BLOCKED' },
  contacts: { status: 'OFFLINE' },
}

/** Words are looked for in names and in the login address. */
export function memberSearch({
  tab = 'all',
  q,
  sort,
  page = 1,
  size = PAGE_SIZE,
}: ListChoice<MemberTab>): QueryMembersRequest {
  const sorting = sortingOf(sort)
  return {
    query: {
      filter: inTab[tab],
      ...(sorting && { sorting }),
      paging: { limit: size, offset: (page - 1) * size },
    },
    ...present({ search: q ? { expression: q } : undefined }),
    fieldsets: ['FULL'],
  }
}
