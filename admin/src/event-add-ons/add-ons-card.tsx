import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesOf } from '../event-quotas/quota-dialog.tsx'
import { type DialogOf, SoldWithTickets, type SoldWords } from '../event-sold/sold-with-tickets.tsx'
import { queryClient } from '../query-client.ts'
import { may, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { AddOnDialog, type ChosenProduct } from './add-on-dialog.tsx'
import { type AddOnList, addOnsQuery, type EventAddOn, rulesOf, setAddOns } from './add-on-queries.ts'
import { ProductPicker } from './product-picker.tsx'

const words: SoldWords = {
  title: t('admin.event-add-ons.addOns'),
  add: t('admin.event-add-ons.new'),
  none: t('admin.event-add-ons.none'),
  ticketsFirst: t('admin.event-add-ons.ticketsFirst'),
  moveUp: (name) => t('admin.event-add-ons.moveUp', { name }),
  change: (name) => t('admin.event-add-ons.change', { name }),
  remove: (name) => t('admin.event-add-ons.delete', { name }),
  removing: t('admin.event-add-ons.ordersStay'),
  confirmRemoval: t('admin.event-add-ons.deleteIt'),
  removed: (name) => t('admin.event-add-ons.deleted', { name }),
}

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(addOnsQuery(event.id))
}

/** Goods of the shop that go with the tickets of an event. Nothing for staff who may not read events. */
export default function AddOnsCard({ event }: { event: Event }) {
  const { id: eventId } = event
  const readLack = useLacks('events.read')
  const { data: list, error } = useQuery({ ...addOnsQuery(eventId), enabled: !readLack })
  if (readLack) return null
  return (
    <SoldWithTickets<EventAddOn>
      event={event}
      words={words}
      list={list && { revision: list.revision, items: list.addOns }}
      error={error}
      save={(revision, addOns) => setAddOns(eventId, revision, addOns.map(rulesOf))}
      rowOf={(addOn, tickets) => ({
        name: nameOf(addOn),
        price: addOn.formattedPrice ?? '',
        pills: addOn.soldOut && <StatusPill tone="warning">{t('admin.event-add-ons.soldOut')}</StatusPill>,
        facts: [
          t('admin.event-add-ons.atMost', { count: addOn.perTicket }),
          addOn.ticketDefinitionIds ? namesOf(addOn.ticketDefinitionIds, tickets) : t('admin.event-add-ons.allKinds'),
        ],
      })}
      dialog={(of) => list && <OneAddOn key={of.item?.id} eventId={eventId} list={list} of={of} />}
    />
  )
}

const nameOf = ({ name }: EventAddOn): string => name ?? t('admin.event-add-ons.gone')

/** Chooses the goods where it is a new one, then how they go with the tickets. */
function OneAddOn({ of, ...ofList }: { eventId: string; list: AddOnList; of: DialogOf<EventAddOn> }) {
  const { item: addOn, tickets, onClose } = of
  const [chosen, setChosen] = useState<ChosenProduct>()
  const product = addOn ? { id: addOn.productId, name: nameOf(addOn) } : chosen
  return product ? (
    <AddOnDialog {...ofList} tickets={tickets} addOn={addOn} product={product} onClose={onClose} />
  ) : (
    <ProductPicker onChoose={setChosen} onClose={onClose} />
  )
}
