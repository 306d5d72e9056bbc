import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { SeatMap } from '@fairground/ui/seats/seat-map.tsx'
import { useSeatNews } from '@fairground/ui/seats/seat-news.ts'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { t } from '../texts.ts'
import { BestSeats } from './best-seats.tsx'
import { ChosenList } from './chosen-list.tsx'
import { RoomSlot } from './room-slot.tsx'
import type { ChosenSeat } from './seat-field.ts'
import { SeatLegend } from './seat-legend.tsx'
import { SeatList } from './seat-list.tsx'
import { freeUnits, looksOf, type Room, roomOf, type SeatedKind } from './seat-room.ts'
import { choiceFor, isFull, withPicked } from './seat-state.ts'
import { OF, SEATS, seatsAddress } from './seats-query.ts'
import { useSeatsFetcher } from './use-seats.ts'

export interface SeatPickerProps {
  eventId: string
  kinds: readonly SeatedKind[]
  /** Opens hidden kinds among them. */
  access: string | undefined
  /** The seats that the form was refused for are read again. */
  refused: boolean
  onChange: (chosen: readonly ChosenSeat[]) => void
}

/** The room of an event as a map and as a list, the best seats for a party, and what is chosen. */
export function SeatPicker({ eventId, kinds, access, refused, onChange }: SeatPickerProps) {
  const { room, free, trouble, read } = useRoom(eventId, kinds, access)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when an order was refused, and not when it is
  useEffect(() => {
    if (refused) read()
  }, [refused])
  if (!room || !free) return <RoomSlot trouble={trouble} />
  return <OpenRoom room={room} free={free} eventId={eventId} kinds={kinds} access={access} onChange={onChange} />
}

interface OpenRoomProps extends Pick<SeatPickerProps, 'eventId' | 'kinds' | 'access' | 'onChange'> {
  room: Room
  free: Int32Array
}

function OpenRoom({ room, free, eventId, kinds, access, onChange }: OpenRoomProps) {
  const [ticket, setTicket] = useState('')
  const { chosen, change, lost, news, announce } = useChosen(room, free, onChange)
  const looks = useMemo(() => {
    const ids = new Set(chosen.map(({ spotId }) => spotId))
    return looksOf(room, free, { kinds, isChosen: (id) => ids.has(id) })
  }, [room, free, kinds, chosen])
  const pick = (at: number) => {
    const spot = room.spots[at]
    if (!spot) return
    const there = chosen.find(({ spotId }) => spotId === spot.id)
    if (there && !spot.isArea) {
      const others = chosen.filter((seat) => seat !== there)
      change(others, t('seats.givenUp', { seat: spot.name }))
      return
    }
    const choice = choiceFor(spot, kinds, ticket)
    const kind = kinds.find(({ id }) => id === choice?.kindId)
    if (!choice || !kind || (free[at] ?? 0) <= (there?.units ?? 0)) announce(t('seats.cannotHave', { seat: spot.name }))
    else if (isFull(chosen, kind)) announce(t('seats.mostTickets', { count: kind.most, name: kind.name }))
    else change(withPicked(chosen, spot, choice), t('seats.isChosen', { seat: spot.name }))
  }
  const describe = (at: number) => stateInWords(room, free, { at, kinds, chosen })
  return (
    <div className="flex flex-col gap-6">
      <BestSeats
        eventId={eventId}
        kinds={kinds}
        ticket={ticket}
        onTicket={setTicket}
        access={access}
        onFound={(found, choice) => {
          const others = chosen.filter(({ kindId }) => kindId !== choice.kindId)
          const seats = found.map(({ spotId, quantity }) => ({ ...choice, spotId, units: quantity }))
          change([...others, ...seats], seats.map(({ spotId }) => nameOf(room, spotId)).join('; '))
        }}
      />
      <SeatLegend kinds={kinds} />
      <SeatMap
        label={t('seats.map')}
        items={room.items}
        looks={looks}
        labels={room.labels}
        front={room.front}
        describe={describe}
        onPick={pick}
      />
      <SeatList room={room} looks={looks} describe={describe} onPick={pick} />
      {lost.length > 0 && (
        <p className="flex gap-3 rounded-card border border-warning/40 bg-warning-soft p-4">
          <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-warning" />
          {t('seats.lost', { seats: namesOf(room, lost) })}
        </p>
      )}
      <ChosenList
        room={room}
        free={free}
        kinds={kinds}
        chosen={chosen}
        onChange={(next) =>
          change(next, t('seats.countChosen', { count: next.reduce((sum, { units }) => sum + units, 0) }))
        }
      />
      <LiveRegion>{news}</LiveRegion>
    </div>
  )
}

/** Seats that are chosen and not held yet: those that somebody else got meanwhile leave the choice, and stay named until it changes. */
function useChosen(room: Room, free: Int32Array, onChange: SeatPickerProps['onChange']) {
  const [chosen, setChosen] = useState<readonly ChosenSeat[]>([])
  const [lost, setLost] = useState<readonly ChosenSeat[]>([])
  const [news, announce] = useState('')
  const change = (next: readonly ChosenSeat[], words: string) => {
    setChosen(next)
    setLost([])
    onChange(next)
    announce(words)
  }
  const gone = chosen.filter(({ spotId }) => isGone(room, free, spotId))
  useEffect(() => {
    if (gone.length === 0) return
    change(
      chosen.filter((seat) => !gone.includes(seat)),
      t('seats.lost', { seats: namesOf(room, gone) }),
    )
    setLost(gone)
  })
  // A room that is left, as when staff take over another plan, leaves nothing chosen.
  useEffect(() => () => onChange([]), [onChange])
  return { chosen, change, lost, news, announce }
}

/** The seats are read once, what is taken whenever it changes. */
function useRoom(eventId: string, kinds: readonly SeatedKind[], access: string | undefined) {
  const all = useSeatsFetcher('seats')
  const news = useSeatsFetcher('taken seats')
  const { load, state } = all
  const { load: loadNews } = news
  useEffect(() => {
    void load(seatsAddress({ [SEATS]: 'all', [OF]: eventId }, access))
  }, [load, eventId, access])
  const read = () => void loadNews(seatsAddress({ [SEATS]: 'taken', [OF]: eventId }, access))
  useSeatNews(`/_live?event=${eventId}`, read)
  const seating = all.data?.seating
  const room = useMemo(() => seating && roomOf(seating, kinds), [seating, kinds])
  const taken = [news.data?.taken, all.data?.taken].find((one) => one && one.revision === seating?.revision)
  const free = useMemo(() => room && taken && freeUnits(room, taken), [room, taken])
  // Staff took over another plan: nothing that was read fits any longer.
  const isOld = Number(news.data?.taken?.revision ?? 0) > Number(seating?.revision ?? 0)
  useEffect(() => {
    if (isOld && state === 'idle') void load(seatsAddress({ [SEATS]: 'all', [OF]: eventId }, access))
  }, [isOld, state, load, eventId, access])
  return { room, free, trouble: all.data?.trouble, read }
}

const indexIn = ({ spots }: Room, spotId: string): number => spots.findIndex(({ id }) => id === spotId)

const isGone = (room: Room, free: Int32Array, spotId: string): boolean => (free[indexIn(room, spotId)] ?? 0) < 1

const namesOf = (room: Room, seats: readonly ChosenSeat[]): string =>
  seats.map(({ spotId }) => nameOf(room, spotId)).join('; ')

const nameOf = (room: Room, spotId: string): string => room.spots[indexIn(room, spotId)]?.name ?? spotId

/** "Stalls, row A, seat 12, £20.00, free": a spot as it is announced. */
function stateInWords(
  { spots }: Room,
  free: Int32Array,
  {
    at,
    kinds,
    chosen,
  }: { readonly at: number; readonly kinds: readonly SeatedKind[]; readonly chosen: readonly ChosenSeat[] },
): string {
  const spot = spots[at]
  if (!spot) return ''
  const prices = spot.kinds
    .flatMap((kind) => kinds[kind] ?? [])
    .map(({ name, price }) => [name, price].filter(Boolean).join(' '))
  const left = free[at] ?? 0
  const state = chosen.some(({ spotId }) => spotId === spot.id)
    ? t('seats.chosen')
    : left < 0
      ? t('seats.notThere')
      : left === 0
        ? t('seats.taken')
        : spot.isArea
          ? t('seats.placesLeft', { count: left })
          : t('seats.free')
  const reach = spot.accessible ? [t('seats.forWheelchairs')] : []
  return [spot.name, ...reach, ...prices, state].join(', ')
}
