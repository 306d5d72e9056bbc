import type { GetEventBoardRequest, OverviewEvent } from '@fairground/client/generated/fairground.event-overview.ts'
import { eventOverview } from '@fairground/client/generated/fairground.event-overview.ts'
import { aroundMonth, type MonthKey } from '@fairground/domain/events/month-grid.ts'
import { present } from '@fairground/domain/present.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ eventOverview })

export type BoardColumnName = OverviewEvent['column']

/** Cards of a column at first, and of each part that follows. */
export const CARDS = 20

const board = (request: GetEventBoardRequest, signal: AbortSignal) =>
  client.eventOverview.getEventBoard({ limit: CARDS, ...request }, { signal })

export const boardQuery = (words: string | undefined) =>
  queryOptions({
    queryKey: ['events', 'board', words],
    queryFn: async ({ signal }) => (await board(present({ words }), signal)).columns,
    placeholderData: keepPreviousData,
  })

/** Cards of a column after the first ones. */
export const moreOfColumnQuery = (words: string | undefined, column: BoardColumnName) =>
  infiniteQueryOptions({
    queryKey: ['events', 'board', words, column],
    queryFn: async ({ signal, pageParam }) =>
      (await board({ ...present({ words }), column, offset: pageParam }, signal)).columns[0]?.events ?? [],
    initialPageParam: CARDS,
    getNextPageParam: (last, _, offset) => (last.length < CARDS ? undefined : offset + CARDS),
  })

export const monthQuery = (month: MonthKey, words: string | undefined) =>
  queryOptions({
    queryKey: ['events', 'month', month, words],
    queryFn: ({ signal }) =>
      client.eventOverview.listEventsInPeriod({ ...aroundMonth(month), ...present({ words }) }, { signal }),
    placeholderData: keepPreviousData,
  })
