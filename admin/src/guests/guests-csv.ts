import { csvOf } from '../list/csv.ts'
import { t } from '../texts.ts'
import type { FormQuestion } from './answers.ts'
import type { GuestLine } from './guest-line.ts'
import { statusWords } from './guest-words.ts'

const HEADER = [
  t('admin.guests.name'),
  t('admin.guests.email'),
  t('admin.guests.reply'),
  t('admin.guests.guests'),
  t('admin.guests.with'),
  t('admin.guests.checkedIn'),
  t('admin.guests.lastCheckIn'),
  t('admin.guests.replied'),
]

/** The guests as a CSV file (RFC 4180), with a column for each question of the form; times as ISO 8601. */
export function guestsCsv(lines: readonly GuestLine[], questions: readonly FormQuestion[]): string {
  const rows = lines.map(({ name, email, status, party, detail, inside, insideSince, answered, answers }) => [
    name,
    email,
    statusWords[status][1],
    String(party),
    detail,
    String(inside),
    insideSince?.toISOString() ?? '',
    answered?.toISOString() ?? '',
    ...questions.map((question) => answers[question.name] ?? ''),
  ])
  return csvOf([[...HEADER, ...questions.map(({ label }) => label)], ...rows])
}
