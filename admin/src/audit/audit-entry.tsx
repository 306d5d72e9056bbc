import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import { SettingsRow } from '../settings/settings-list.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type Difference, differences } from './audit-differences.ts'
import { actorOf, type Known, type NamePart, sentenceOf } from './audit-sentences.ts'

const SHOWN = 'text-brand underline underline-offset-2'

/** One entry of the log: a sentence whose names lead to their pages, who did it and when, and what differs. */
export function AuditEntryRow({ entry, known }: { entry: AuditEntry; known: Known }) {
  const { dateTime } = known.formats
  return (
    <SettingsRow
      name={sentenceOf(entry, known, (part) => <Name part={part} className={SHOWN} />)}
      facts={
        <>
          <span className="flex flex-wrap gap-x-2 wrap-anywhere">
            <Name part={actorOf(entry)} />
            <time dateTime={entry.date.toISOString()} className="whitespace-nowrap text-ink-3">
              {dateTime(entry.date)}
            </time>
          </span>
          <Differences all={differences(entry, known.formats)} />
        </>
      }
    />
  )
}

function Name({ part: { name, href }, className = '' }: { part: NamePart; className?: string }) {
  if (!href) return name
  return (
    <RouterLink href={href} className={className || 'hover:underline'}>
      {name}
    </RouterLink>
  )
}

function Differences({ all }: { all: readonly Difference[] }) {
  if (all.length === 0) return null
  return (
    <ul className="flex flex-col gap-0.5 text-label font-normal">
      {all.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          <span className="text-ink-3">{field}: </span>
          {before !== undefined && (after === undefined ? <span>{before}</span> : <del>{before}</del>)}
          {before !== undefined && after !== undefined && ` ${t('admin.settings.to')} `}
          {after !== undefined && (before === undefined ? <span>{after}</span> : <ins>{after}</ins>)}
        </li>
      ))}
    </ul>
  )
}
