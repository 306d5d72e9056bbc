import { expect, test } from 'vitest'
import { parseRule } from './recurrence-rule.ts'

test.for([
  ['an empty text', '', 'RULE_PART_INVALID', 'RRULE'],
  ['a text that is no list of parts', 'every Tuesday', 'RULE_PART_INVALID', 'RRULE'],
  ['a part that comes twice', 'FREQ=DAILY;FREQ=DAILY;COUNT=2', 'RULE_PART_INVALID', 'FREQ'],
  ['no frequency', 'COUNT=2', 'RULE_PART_INVALID', 'FREQ'],
  ['a frequency below a day', 'FREQ=HOURLY;COUNT=2', 'RULE_PART_INVALID', 'FREQ'],
  ['a time of its own', 'FREQ=DAILY;COUNT=2;BYHOUR=3', 'RULE_PART_UNKNOWN', 'BYHOUR'],
  ['neither COUNT nor UNTIL', 'FREQ=DAILY', 'RULE_WITHOUT_END', 'END'],
  ['both COUNT and UNTIL', 'FREQ=DAILY;COUNT=2;UNTIL=20270301', 'RULE_PART_INVALID', 'UNTIL'],
  ['no date at all', 'FREQ=DAILY;COUNT=0', 'RULE_PART_INVALID', 'COUNT'],
  ['more dates than one rule makes', 'FREQ=DAILY;COUNT=367', 'RULE_TOO_LONG', 'COUNT'],
  ['an end on 31 February', 'FREQ=DAILY;UNTIL=20270231', 'RULE_PART_INVALID', 'UNTIL'],
  ['an end at 25:00', 'FREQ=DAILY;UNTIL=20270201T250000', 'RULE_PART_INVALID', 'UNTIL'],
  ['an interval of nothing', 'FREQ=DAILY;INTERVAL=0;COUNT=2', 'RULE_PART_INVALID', 'INTERVAL'],
  ['an interval of 100', 'FREQ=DAILY;INTERVAL=100;COUNT=2', 'RULE_PART_INVALID', 'INTERVAL'],
  ['the first Monday of a week', 'FREQ=WEEKLY;BYDAY=1MO;COUNT=2', 'RULE_PART_INVALID', 'BYDAY'],
  ['a sixth Monday', 'FREQ=MONTHLY;BYDAY=6MO;COUNT=2', 'RULE_PART_INVALID', 'BYDAY'],
  ['a day that is none', 'FREQ=WEEKLY;BYDAY=MO,XX;COUNT=2', 'RULE_PART_INVALID', 'BYDAY'],
  ['a 32nd day', 'FREQ=MONTHLY;BYMONTHDAY=32;COUNT=2', 'RULE_PART_INVALID', 'BYMONTHDAY'],
  ['a day of the month in a week', 'FREQ=WEEKLY;BYMONTHDAY=3;COUNT=2', 'RULE_PART_INVALID', 'BYMONTHDAY'],
  ['a 13th month', 'FREQ=YEARLY;BYMONTH=13;COUNT=2', 'RULE_PART_INVALID', 'BYMONTH'],
  ['a month from the end', 'FREQ=YEARLY;BYMONTH=-1;COUNT=2', 'RULE_PART_INVALID', 'BYMONTH'],
  ['a position among nothing', 'FREQ=MONTHLY;BYSETPOS=1;COUNT=2', 'RULE_PART_INVALID', 'BYSETPOS'],
  ['a week that begins on no day', 'FREQ=WEEKLY;WKST=1;COUNT=2', 'RULE_PART_INVALID', 'WKST'],
] as const)('a rule with %s is refused and names its part', ([, text, code, part]) => {
  expect(parseRule(text)).toEqual({ ok: false, fault: { code, part } })
})

test('a rule is read with all its parts, in any case and with its name', () => {
  expect(
    parseRule('RRULE:freq=monthly;interval=2;byday=MO,-1fr;bymonth=3,9;bysetpos=1;wkst=su;until=20280301T180000Z;'),
  ).toEqual({
    ok: true,
    rule: {
      frequency: 'MONTHLY',
      interval: 2,
      end: { kind: 'instant', last: new Date('2028-03-01T18:00:00Z') },
      byDay: ['MO', '-1FR'],
      byMonth: [3, 9],
      byMonthDay: [],
      bySetPos: [1],
      weekStart: 'SU',
    },
  })
})

test('a last day without a time is the whole of that day', () => {
  expect(parseRule('FREQ=DAILY;UNTIL=20270301')).toMatchObject({
    rule: { end: { kind: 'wall', last: '2027-03-01T23:59:59' } },
  })
})
