import type { EventSeating } from '@fairground/client/generated/fairground.event-seating.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { laidOut } from '@fairground/ui/seats/laid-out.ts'
import { fillOf, LOOK } from '@fairground/ui/seats/paint.ts'
import { SeatMap } from '@fairground/ui/seats/seat-map.tsx'
import { useMemo, useState } from 'react'
import { failureOf } from '../failure.ts'
import { spotWords } from '../seat-plans/spot-words.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { PartList } from './part-list.tsx'
import { seatingClient, seatsOf, type UsedSpot } from './seating-queries.ts'
import { SpotFacts } from './spot-facts.tsx'
import { areaUnits, countsOf, type SpotUse, stateWords, usesOf } from './spot-states.ts'

/** The room as it is sold now, and what staff do with chosen seats: keep them back, take them away, put them on sale again. */
export function SalesCard({
  seating,
  states,
  lacks,
}: {
  seating: EventSeating
  states: readonly UsedSpot[]
  lacks: string | undefined
}) {
  const { layout } = seating
  const { spots, items, labels } = useMemo(() => laidOut(layout), [layout])
  const uses = useMemo(() => usesOf(states), [states])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [last, setLast] = useState('')
  const capacities = useMemo(() => areaUnits(layout), [layout])
  const looks = useMemo(() => {
    const picked = new Set(chosen)
    return Uint8Array.from(spots, ({ id }) =>
      picked.has(id) ? LOOK.chosen : lookOf(uses.get(id), capacities.get(id) ?? 1),
    )
  }, [spots, uses, chosen, capacities])
  const describe = (at: number) => {
    const spot = spots[at]
    return spot ? `${spotWords(spot)}, ${stateWords(uses.get(spot.id), capacities.get(spot.id) ?? 1)}` : ''
  }
  const toggle = (ids: readonly string[]) => {
    const isAll = ids.every((id) => chosen.includes(id))
    setChosen(isAll ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])])
    setLast(ids.at(-1) ?? '')
  }
  return (
    <Card title={t('admin.event-seats.sales')}>
      <div className="flex flex-col gap-4">
        <Counts counts={countsOf(spots, uses, capacities)} />
        <SeatMap
          label={t('admin.event-seats.map')}
          items={items}
          looks={looks}
          labels={labels}
          front={layout.focus}
          describe={describe}
          onPick={(at) => spots[at] && toggle([spots[at].id])}
        />
        <PartList
          layout={layout}
          chosen={chosen}
          describe={(id) => describe(spots.findIndex((spot) => spot.id === id))}
          onToggle={toggle}
        />
        <ChosenSpots
          key={chosen.length === 0 ? 'none' : 'some'}
          eventId={seating.eventId}
          chosen={chosen}
          areas={chosen.filter((id) => capacities.has(id))}
          lacks={lacks}
          onDone={() => setChosen([])}
        />
        {last && (
          <SpotFacts
            eventId={seating.eventId}
            spotId={last}
            title={describe(spots.findIndex(({ id }) => id === last))}
          />
        )}
        <LiveRegion>{chosen.length > 0 ? t('admin.event-seats.countChosen', { count: chosen.length }) : ''}</LiveRegion>
      </div>
    </Card>
  )
}

function lookOf(use: SpotUse | undefined, capacity: number): number {
  if (!use) return 0
  if (use.blocked + use.killed + use.held + use.sold < capacity) return 0
  if (use.killed > 0 && capacity === 1) return LOOK.unsold
  if (use.blocked > 0 || use.killed > 0) return LOOK.blocked
  return use.held > 0 ? LOOK.held : LOOK.taken
}

const Counts = ({ counts }: { counts: ReturnType<typeof countsOf> }) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
    {(
      [
        [0, t('admin.event-seats.free'), counts.free],
        [LOOK.held, t('admin.event-seats.held'), counts.held],
        [LOOK.taken, t('admin.event-seats.sold'), counts.sold],
        [LOOK.blocked, t('admin.event-seats.blocked'), counts.blocked],
        [LOOK.unsold, t('admin.event-seats.killed'), counts.killed],
      ] as const
    ).map(([look, name, count]) => (
      <div key={name} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-3 rounded-full border border-border-strong"
          style={{ background: fillOf(look) }}
        />
        <dt>{name}</dt>
        <dd className="font-semibold">{count}</dd>
      </div>
    ))}
  </dl>
)

function ChosenSpots({
  eventId,
  chosen,
  areas,
  lacks,
  onDone,
}: {
  eventId: string
  chosen: readonly string[]
  areas: readonly string[]
  lacks: string | undefined
  onDone: () => void
}) {
  const [note, setNote] = useState('')
  const [units, setUnits] = useState('1')
  const quantity = Math.max(1, Math.min(50_000, Number(units.replace(/\D/g, '')) || 1))
  const spots = chosen.map((spotId) => (areas.includes(spotId) ? { spotId, quantity } : { spotId }))
  const { block, unblock } = useBlocks(eventId, { spots, note: note.trim() }, onDone)
  const reason = lacks ?? (chosen.length === 0 ? t('admin.event-seats.chooseSeats') : undefined)
  const error = block.error ?? unblock.error
  return (
    <div className="flex flex-wrap items-end gap-3">
      <p className="basis-full font-semibold">{t('admin.event-seats.countChosen', { count: chosen.length })}</p>
      {areas.length > 0 && (
        <div className="w-32">
          <AdminTextField
            label={t('admin.event-seats.units')}
            inputMode="numeric"
            value={units}
            onChange={({ currentTarget: { value } }) => setUnits(value)}
          />
        </div>
      )}
      <div className="min-w-48 grow">
        <AdminTextField
          label={t('admin.event-seats.note')}
          optional
          maxLength={200}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      </div>
      <Button size="sm" pending={block.isPending} disabledReason={reason} onClick={() => block.mutate('BLOCKED')}>
        {t('admin.event-seats.block')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={block.isPending}
        disabledReason={reason}
        onClick={() => block.mutate('KILLED')}
      >
        {t('admin.event-seats.kill')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={unblock.isPending}
        disabledReason={reason}
        onClick={() => unblock.mutate(undefined)}
      >
        {t('admin.event-seats.unblock')}
      </Button>
      {error && (
        <p role="alert" className="basis-full text-danger">
          {failureOf(error).title}
        </p>
      )}
    </div>
  )
}

type Block = Parameters<typeof seatingClient.blockSpots>[0]

/** Both things that staff do with chosen seats. */
function useBlocks(
  eventId: string,
  { spots, note }: { readonly spots: Block['spots']; readonly note: string },
  onDone: () => void,
) {
  const stale = seatsOf(eventId)
  const block = useChange({
    run: (kind: Block['block']) => seatingClient.blockSpots({ eventId, block: kind, spots, ...(note ? { note } : {}) }),
    done: t('admin.event-seats.isBlocked'),
    onDone,
    stale,
  })
  const unblock = useChange({
    run: () => seatingClient.unblockSpots({ eventId, spotIds: spots.map(({ spotId }) => spotId) }),
    done: t('admin.event-seats.isUnblocked'),
    onDone,
    stale,
  })
  return { block, unblock }
}
