import { guarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { t } from '../texts.ts'
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

/** In quotes, all of them: some spreadsheets part cells at semicolons, and a guest's own name could begin a formula there. */
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The guests as a CSV file (RFC 4180); times as ISO 8601. */
export function guestsCsv(lines: readonly GuestLine[]): string {
  const rows = lines.map(({ name, email, status, party, detail, inside, insideSince, answered }) => [
    guarded(name),
    guarded(email),
    statusWords[status][1],
    String(party),
    guarded(detail),
    String(inside),
    insideSince?.toISOString() ?? '',
    answered?.toISOString() ?? '',
  ])
  return [HEADER, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
