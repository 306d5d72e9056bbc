import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { AccessCodeStatus } from '@fairground/contract/enumerations/tickets.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { eventQuery, ticketsQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { latestOf } from '../forms/latest-of.ts'
import { allPages } from '../list/all-pages.ts'
import { csvOf } from '../list/csv.ts'
import { ExportButton } from '../list/export-button.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CodeDialog } from './code-dialog.tsx'
import { type AccessCode, codeClient, codesQuery } from './code-queries.ts'

export async function loader({ request, params: { eventId = '' } }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('q') ?? ''
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(eventId)),
    queryClient.ensureQueryData(ticketsQuery([eventId])),
    queryClient.ensureInfiniteQueryData(codesQuery(eventId, search)),
  ])
  return null
}

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Codes that open hidden tickets of an event: whom they are for, what they open, how far they are used. */
export function Component() {
  const { eventId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: tickets } = useQuery(ticketsQuery([eventId]))
  const found = useInfiniteQuery(codesQuery(eventId, search))
  const lacks = useLacks('events.write')
  const [editing, setEditing] = useState<AccessCode | 'new'>()
  const [ending, setEnding] = useState<AccessCode>()
  const { zone: siteZone } = useFormats()
  if (!event || !tickets || !found.data) throw found.error ?? new Error('The access codes could not be loaded')
  const codes = found.data.pages.flatMap(({ accessCodes }) => accessCodes)
  const isListed = search !== '' || codes.length > 0
  const none = search ? t('admin.event-access.noMatch') : t('admin.event-access.none')
  return (
    <Page title={t('admin.event-access.titleOf', { title: event.title })} narrow>
      <PageHeader
        title={t('admin.event-access.accessCodes')}
        back={{ label: event.title, href: paths.event(eventId) }}
        linkAs={RouterLink}
        actions={
          <>
            {isListed && <ExportButton name="access-codes.csv" read={() => codesFile(eventId, search)} />}
            <Button size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
              <Plus aria-hidden="true" {...icon} /> {t('admin.event-access.new')}
            </Button>
          </>
        }
      />
      <EventTabs event={event} current="accessCodes" />
      <Card title={t('admin.event-access.lead')}>
        {!tickets.some(({ hidden }) => hidden) && <p className="pb-3 text-ink-2">{t('admin.event-access.noHidden')}</p>}
        {isListed && (
          <SearchBox
            label={t('admin.event-access.search')}
            value={search}
            onSearch={(q) => setParams(q ? { q } : {}, { replace: true })}
          />
        )}
        {codes.length === 0 && <p className={isListed ? 'pt-3 text-ink-2' : 'text-ink-2'}>{none}</p>}
        <CodeList codes={codes} tickets={tickets} lacks={lacks} onEdit={setEditing} onEnd={setEnding} />
        {found.hasNextPage && (
          <Button
            variant="secondary"
            size="sm"
            pending={found.isFetchingNextPage}
            onClick={() => found.fetchNextPage()}
          >
            {t('admin.event-access.more')}
          </Button>
        )}
      </Card>
      {editing && (
        <CodeDialog
          eventId={eventId}
          zone={event.dateAndTimeSettings.timeZoneId ?? siteZone}
          tickets={tickets}
          code={editing === 'new' ? undefined : latestOf(codes, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-access.delete', { code: ending.code })}
          description={t('admin.event-access.ticketsStay')}
          confirmLabel={t('admin.event-access.deleteIt')}
          done={t('admin.event-access.deleted', { code: ending.code })}
          run={() => codeClient.deleteAccessCode({ accessCodeId: ending.id })}
          stale={['events', 'codes', eventId]}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}

type CodeListProps = {
  codes: readonly AccessCode[]
  tickets: readonly TicketDefinition[]
  lacks: string | undefined
  onEdit: (code: AccessCode) => void
  onEnd: (code: AccessCode) => void
}

function CodeList({ codes, tickets, lacks, onEdit, onEnd }: CodeListProps) {
  return (
    <ul className="flex flex-col pt-1">
      {codes.map((code) => (
        <CodeRow
          key={code.id}
          code={code}
          kinds={tickets.filter(({ id }) => code.ticketDefinitionIds.includes(id)).map(({ name }) => name)}
          lacks={lacks}
          onEdit={() => onEdit(code)}
          onEnd={() => onEnd(code)}
        />
      ))}
    </ul>
  )
}

const marks: Record<AccessCodeStatus, readonly [StatusTone, string]> = {
  OPEN: ['success', t('admin.event-access.open')],
  SCHEDULED: ['neutral', t('admin.event-access.scheduled')],
  USED_UP: ['warning', t('admin.event-access.usedUp')],
  ENDED: ['neutral', t('admin.event-access.ended')],
}

type CodeRowProps = {
  code: AccessCode
  /** Names of the tickets that it opens. */
  kinds: readonly string[]
  lacks: string | undefined
  onEdit: () => void
  onEnd: () => void
}

function CodeRow({ code: { code, note, url, used, usageLimit, status }, kinds, lacks, onEdit, onEnd }: CodeRowProps) {
  const { number } = useFormats()
  const [tone, words] = marks[status]
  const uses =
    usageLimit === undefined
      ? t('admin.event-access.usedOnly', { used })
      : t('admin.event-access.usedOf', { used: number(used), limit: number(usageLimit) })
  return (
    <li className="flex items-center gap-2 border-b border-border py-2 last:border-b-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <code className="font-mono font-medium wrap-anywhere">{code}</code>
          <StatusPill tone={tone}>{words}</StatusPill>
          <span className="ms-auto text-ink-2 tabular-nums">{uses}</span>
        </span>
        <span className="text-ink-2 wrap-anywhere">{dotted([kinds.join(', '), note])}</span>
      </div>
      <CopyButton text={url} label={t('admin.event-access.copyLink', { code })} />
      <IconButton
        size="sm"
        label={t('admin.event-access.change', { code })}
        disabled={lacks !== undefined}
        onClick={onEdit}
        icon={<Pencil {...icon} />}
      />
      <IconButton
        size="sm"
        label={t('admin.event-access.delete', { code })}
        disabled={lacks !== undefined}
        onClick={onEnd}
        icon={<Trash2 {...icon} />}
      />
    </li>
  )
}

/** The codes that match, on all pages, to be sent out. */
async function codesFile(eventId: string, search: string) {
  const { rows, missing } = await allPages(async (page, limit) => {
    const found = await codeClient.listAccessCodes({ eventId, search, limit, offset: (page - 1) * limit })
    return { rows: found.accessCodes, total: found.total }
  })
  const head = [
    t('admin.event-access.columnCode'),
    t('admin.event-access.columnLink'),
    t('admin.event-access.columnUsed'),
    t('admin.event-access.columnLimit'),
    t('admin.event-access.columnNote'),
  ]
  const text = csvOf([
    head,
    ...rows.map(({ code, url, used, usageLimit, note = '' }) => [
      code,
      url,
      String(used),
      String(usageLimit ?? ''),
      note,
    ]),
  ])
  return { text, missing }
}
