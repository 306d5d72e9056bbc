import { wallTimeOf } from '@fairground/domain/events/event-time.ts'

/** "2026-12-12T18:30": seconds are not for forms. */
export const wall = (date: Date | undefined, zone: string): string => (date ? wallTimeOf(date, zone).slice(0, 16) : '')
