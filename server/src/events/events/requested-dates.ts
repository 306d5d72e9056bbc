import type { DateAndTimeSettingsInput } from '@fairground/contract/events/event-dates.ts'
import { isTimeZone } from '@fairground/domain/events/event-time.ts'
import { datesOfRule, type EventDate } from '@fairground/domain/events/recurrence-dates.ts'
import { MAX_RULE_DATES, parseRule, type RuleFault } from '@fairground/domain/events/recurrence-rule.ts'
import type { Static } from 'typebox'
import type { FieldViolation } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import { required } from '../requests/required.ts'
import { type EventDraft, notAfter, notTimeZone } from './event-draft.ts'

type Settings = Static<typeof DateAndTimeSettingsInput>
type Recurring = NonNullable<Settings['recurringEvents']>

/** Dates as a request gives them for one event. */
export interface RequestedDates {
  readonly dates: readonly RequestedDate[]
  /** The rule among them and the days that it leaves out. */
  readonly rule?: { readonly text: string; readonly exceptDays: readonly string[] }
}

export interface RequestedDate extends EventDate {
  readonly showTimeZone?: boolean | undefined
}

/** Dates of `recurringEvents`, those given by themselves first; undefined where there are none. `field` is the path of the settings. */
export function requestedDates(
  draft: EventDraft,
  settings: Settings | undefined,
  field: string,
  violations: FieldViolation[],
): RequestedDates | undefined {
  const given = settings?.recurringEvents
  const at = `${field}.recurringEvents`
  const own = (given?.individualEventDates ?? []).map((date, i) =>
    dateIn(date, draft, `${at}.individualEventDates[${i}]`, violations),
  )
  if (given?.rule === undefined) {
    if (given?.exceptDays?.length) violations.push(required(`${at}.rule`))
    return own.length > 0 ? { dates: eachOnce(own, `${at}.individualEventDates`, violations) } : undefined
  }
  const made = datesByRule(draft, { ...given, rule: given.rule }, field, violations)
  const taken = new Set(own.map(({ startAt }) => startAt.getTime()))
  return {
    dates: [
      ...eachOnce(own, `${at}.individualEventDates`, violations),
      ...made.filter(({ startAt }) => !taken.has(startAt.getTime())),
    ],
    rule: { text: given.rule, exceptDays: given.exceptDays ?? [] },
  }
}

function dateIn(
  { startDate, endDate, timeZoneId, showTimeZone }: NonNullable<Recurring['individualEventDates']>[number],
  draft: EventDraft,
  at: string,
  violations: FieldViolation[],
): RequestedDate {
  const date = {
    startAt: new Date(startDate),
    endAt: new Date(endDate),
    timeZone: timeZoneId ?? draft.timeZone,
    showTimeZone,
  }
  if (date.endAt <= date.startAt) violations.push(notAfter(`${at}.endDate`))
  if (!isTimeZone(date.timeZone)) violations.push(notTimeZone(`${at}.timeZoneId`))
  return date
}

/** Two dates of a series never begin together. */
function eachOnce(
  dates: readonly RequestedDate[],
  field: string,
  violations: FieldViolation[],
): readonly RequestedDate[] {
  const seen = new Set<number>()
  for (const [i, { startAt }] of dates.entries()) {
    if (seen.has(startAt.getTime()))
      violations.push({
        field: `${field}[${i}].startDate`,
        description: message('violations.dateTwice'),
        violatedRule: 'VALIDATION',
      })
    seen.add(startAt.getTime())
  }
  return dates
}

function datesByRule(
  { startAt, endAt, timeZone }: EventDraft,
  { rule, exceptDays = [] }: Recurring & { rule: string },
  field: string,
  violations: FieldViolation[],
): EventDate[] {
  const at = `${field}.recurringEvents.rule`
  if (!startAt) violations.push(required(`${field}.startDate`))
  if (!endAt) violations.push(required(`${field}.endDate`))
  // Whatever is wrong with the first date has been reported.
  const isWhole = startAt && endAt && endAt > startAt && isTimeZone(timeZone)
  return isWhole ? ruleDates({ startAt, endAt, timeZone }, { rule, exceptDays }, at, violations) : []
}

/** Dates of a rule from `first` on, or none and the fault of the rule, at the path `field`. */
export function ruleDates(
  first: EventDate,
  { rule, exceptDays }: { readonly rule: string; readonly exceptDays: readonly string[] },
  field: string,
  violations: FieldViolation[],
): EventDate[] {
  const parsed = parseRule(rule)
  const made = parsed.ok ? datesOfRule(parsed.rule, first, exceptDays) : parsed
  if (!made.ok) violations.push(faultAt(field, made.fault))
  else if (made.dates.length === 0)
    violations.push({ field, description: message('violations.ruleWithoutDates'), violatedRule: 'VALIDATION' })
  return made.ok ? made.dates : []
}

const faultAt = (field: string, { code, part }: RuleFault): FieldViolation => ({
  field,
  description:
    code === 'RULE_WITHOUT_END'
      ? message('violations.ruleWithoutEnd')
      : code === 'RULE_TOO_LONG'
        ? message('violations.ruleTooLong', { most: MAX_RULE_DATES })
        : message(code === 'RULE_PART_UNKNOWN' ? 'violations.rulePartUnknown' : 'violations.rulePart', { part }),
  violatedRule: 'VALIDATION',
  data: { code, part },
})
