import type { Instant } from '../instant.ts'

/** Frequencies of events: nothing repeats within a day. */
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof FREQUENCIES)[number]

/** Dates that one rule may make, the first among them: a year of days. */
export const MAX_RULE_DATES = 366

/** End of a rule: a number of dates, a last day on the event's clocks, or a last moment. */
type RuleEnd =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'wall'; readonly last: string }
  | { readonly kind: 'instant'; readonly last: Instant }

export interface RecurrenceRule {
  readonly frequency: Frequency
  readonly interval: number
  readonly end: RuleEnd
  readonly byDay: readonly string[]
  readonly byMonth: readonly number[]
  readonly byMonthDay: readonly number[]
  readonly bySetPos: readonly number[]
  readonly weekStart: string
}

/** Fault of a rule: `part` names the part of RFC 5545 that is wrong, missing (`END` is COUNT or UNTIL), or none of ours. */
export interface RuleFault {
  readonly code: 'RULE_PART_INVALID' | 'RULE_PART_UNKNOWN' | 'RULE_WITHOUT_END' | 'RULE_TOO_LONG'
  readonly part: string
}

export type ParsedRule = { readonly ok: true; readonly rule: RecurrenceRule } | { readonly ok: false; fault: RuleFault }

const DAY = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/
const WEEKDAY = /^(MO|TU|WE|TH|FR|SA|SU)$/
const UNTIL = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/
const MAX_INTERVAL = 99
const MAX_LISTED = 62

class Faulty extends Error {
  readonly fault: RuleFault
  constructor(fault: RuleFault) {
    super(fault.code)
    this.fault = fault
  }
}

const invalid = (part: string): never => {
  throw new Faulty({ code: 'RULE_PART_INVALID', part })
}

/**
 * Reads the value of an RRULE (RFC 5545 3.3.10), with or without its name: whole days only, so no BYHOUR and no FREQ below DAILY.
 * It has to end, by COUNT or by UNTIL. UNTIL without a time is the whole of that day, and without Z it is a time of the event's clocks.
 */
export function parseRule(text: string): ParsedRule {
  try {
    return { ok: true, rule: ruleOf(partsOf(text)) }
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault }
    throw error
  }
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const piece of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const [, name, value] = /^([A-Z]+)=(.+)$/.exec(piece) ?? invalid('RRULE')
    if (parts.has(name!)) invalid(name!) // both groups are in the pattern
    parts.set(name!, value!)
  }
  return parts
}

const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS', 'WKST'])

function ruleOf(parts: ReadonlyMap<string, string>): RecurrenceRule {
  const unknown = [...parts.keys()].find((name) => !KNOWN.has(name))
  if (unknown) throw new Faulty({ code: 'RULE_PART_UNKNOWN', part: unknown })
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ')) ?? invalid('FREQ')
  const byDay = listed(parts, 'BYDAY')
  const numbered = frequency === 'MONTHLY' || frequency === 'YEARLY'
  if (!byDay.every((day) => (numbered ? DAY : WEEKDAY).test(day))) invalid('BYDAY')
  const weekStart = parts.get('WKST') ?? 'MO'
  if (!WEEKDAY.test(weekStart)) invalid('WKST')
  const byMonthDay = numbersIn(parts, 'BYMONTHDAY', 31)
  if (frequency === 'WEEKLY' && byMonthDay.length > 0) invalid('BYMONTHDAY')
  const byMonth = numbersIn(parts, 'BYMONTH', 12)
  if (byMonth.some((month) => month < 0)) invalid('BYMONTH')
  const bySetPos = numbersIn(parts, 'BYSETPOS', MAX_RULE_DATES)
  if (bySetPos.length > 0 && byDay.length + byMonth.length + byMonthDay.length === 0) invalid('BYSETPOS')
  const interval = wholeIn(parts.get('INTERVAL') ?? '1', 'INTERVAL', MAX_INTERVAL)
  return { frequency, interval, end: endOf(parts), byDay, byMonth, byMonthDay, bySetPos, weekStart }
}

function endOf(parts: ReadonlyMap<string, string>): RuleEnd {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')]
  if (count !== undefined && until !== undefined) invalid('UNTIL')
  if (count !== undefined) {
    if (/^\d+$/.test(count) && Number(count) > MAX_RULE_DATES)
      throw new Faulty({ code: 'RULE_TOO_LONG', part: 'COUNT' })
    return { kind: 'count', count: wholeIn(count, 'COUNT', MAX_RULE_DATES) }
  }
  if (until === undefined) throw new Faulty({ code: 'RULE_WITHOUT_END', part: 'END' })
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] = UNTIL.exec(until) ?? invalid('UNTIL')
  const last = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const read = new Date(`${last}Z`)
  // The reading of 31 February would be a day of March.
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(last)) invalid('UNTIL')
  return utc === 'Z' ? { kind: 'instant', last: read } : { kind: 'wall', last }
}

const listed = (parts: ReadonlyMap<string, string>, name: string): string[] => {
  const values = parts.get(name)?.split(',') ?? []
  if (values.length > MAX_LISTED) invalid(name)
  return values
}

const numbersIn = (parts: ReadonlyMap<string, string>, name: string, most: number): number[] =>
  listed(parts, name).map((value) => {
    const number = /^[+-]?\d{1,3}$/.test(value) ? Number(value) : 0
    return number !== 0 && Math.abs(number) <= most ? number : invalid(name)
  })

function wholeIn(value: string, name: string, most: number): number {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= most ? number : invalid(name)
}
