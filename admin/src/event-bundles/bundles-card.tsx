import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { SoldWithTickets, type SoldWords } from '../event-sold/sold-with-tickets.tsx'
import { queryClient } from '../query-client.ts'
import { may, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { BundleDialog } from './bundle-dialog.tsx'
import { bundlesQuery, rulesOf, setBundles, type TicketBundle } from './bundle-queries.ts'

const words: SoldWords = {
  title: t('admin.event-bundles.bundles'),
  add: t('admin.event-bundles.new'),
  none: t('admin.event-bundles.none'),
  ticketsFirst: t('admin.event-bundles.ticketsFirst'),
  moveUp: (name) => t('admin.event-bundles.moveUp', { name }),
  change: (name) => t('admin.event-bundles.change', { name }),
  remove: (name) => t('admin.event-bundles.delete', { name }),
  removing: t('admin.event-bundles.soldStay'),
  confirmRemoval: t('admin.event-bundles.deleteIt'),
  removed: (name) => t('admin.event-bundles.deleted', { name }),
}

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(bundlesQuery(event.id))
}

/** Tickets of an event that are sold together at one price. Nothing for staff who may not read events. */
export default function BundlesCard({ event }: { event: Event }) {
  const { id: eventId } = event
  const readLack = useLacks('events.read')
  const { data: list, error } = useQuery({ ...bundlesQuery(eventId), enabled: !readLack })
  if (readLack) return null
  return (
    <SoldWithTickets<TicketBundle>
      event={event}
      words={words}
      list={list && { revision: list.revision, items: list.bundles }}
      error={error}
      save={(revision, bundles) => setBundles(eventId, revision, bundles.map(rulesOf))}
      rowOf={rowOf}
      dialog={({ tickets, item, onClose }) =>
        list && <BundleDialog event={event} list={list} tickets={tickets} bundle={item} onClose={onClose} />
      }
    />
  )
}

function rowOf({ name, formattedPrice, formattedSinglePrice, contents, onSale, sold }: TicketBundle) {
  const unfit = contents.filter((part) => part.unfit)
  const isUnfit = unfit.length > 0
  return {
    name,
    price: formattedPrice,
    pills: (
      <>
        {!onSale && <StatusPill tone="neutral">{t('admin.event-bundles.offSale')}</StatusPill>}
        {isUnfit && <StatusPill tone="warning">{t('admin.event-bundles.unfit')}</StatusPill>}
      </>
    ),
    facts: [
      contents.map((part) => t('admin.event-bundles.ofKind', { count: part.quantity, name: part.name })).join(', '),
      t('admin.event-bundles.insteadOf', { price: formattedSinglePrice }),
      t('admin.event-bundles.soldCount', { count: sold }),
    ],
    help: isUnfit
      ? t('admin.event-bundles.unfitHelp', { names: unfit.map((part) => part.name).join(', ') })
      : undefined,
  }
}
