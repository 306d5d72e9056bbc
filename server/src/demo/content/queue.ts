/** Title of the event that visitors queue for: a famous studio, and few places. */
export const QUEUED_FOR = 'Paper lanterns with Oda Studio'

export const queue = {
  admissionsPerMinute: 4,
  /** A form to fill in, and people who read. */
  admissionMinutes: 15,
  /** A second of a laptop’s time. */
  difficulty: 11,
} as const

/** Days until the queue opens, at its hour in UTC: ten in the morning in Tokyo. */
export const OPENS_IN_DAYS = 3
export const OPENS_AT_HOUR = 1

/** Hours ago at which visitors took places for the draw. */
export const earlyHoursAgo: readonly number[] = [47, 46, 39, 31, 30, 22, 14, 6, 3, 1]
