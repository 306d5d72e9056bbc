import { Button } from '@fairground/ui/button.tsx'
import { LOOK } from '@fairground/ui/seats/paint.ts'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useState } from 'react'
import { t } from '../texts.ts'
import type { Room, RoomPart } from './seat-room.ts'

const isFree = (look: number | undefined): boolean => look !== undefined && look < LOOK.taken

/** The same seats as a list, by section and row: for who does not see the map, and for who knows the seat. */
export function SeatList({
  room,
  looks,
  describe,
  onPick,
}: {
  room: Room
  looks: Uint8Array
  describe: (index: number) => string
  onPick: (index: number) => void
}) {
  const [sectionId, setSection] = useState('')
  const [partId, setPart] = useState('')
  const [isOpen, setOpen] = useState(false)
  const section = room.sections.find(({ id }) => id === sectionId) ?? room.sections[0]
  const part = section?.parts.find(({ id }) => id === partId) ?? section?.parts[0]
  const freeIn = (spots: readonly number[]) => spots.filter((at) => isFree(looks[at])).length
  if (!section || !part) return null
  return (
    <details
      className="rounded-card border border-border bg-surface px-5 py-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-8 cursor-pointer font-semibold">{t('seats.byRow')}</summary>
      {/* The map does not wait for it. */}
      {isOpen && (
        <div className="flex flex-col gap-4 pt-4 pb-2">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('seats.section')}
              value={section.id}
              onChange={(event) => setSection(event.currentTarget.value)}
            >
              {room.sections.map(({ id, name, parts }) => (
                <option key={id} value={id}>
                  {t('seats.withFree', { name, count: freeIn(parts.flatMap(({ spots }) => spots)) })}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('seats.rowOrTable')}
              value={part.id}
              onChange={(event) => setPart(event.currentTarget.value)}
            >
              {section.parts.map(({ id, name, spots }) => (
                <option key={id} value={id}>
                  {t('seats.withFree', { name, count: freeIn(spots) })}
                </option>
              ))}
            </SelectField>
          </div>
          <Seats part={part} room={room} looks={looks} describe={describe} onPick={onPick} />
        </div>
      )}
    </details>
  )
}

function Seats({
  part,
  room,
  looks,
  describe,
  onPick,
}: {
  part: RoomPart
  room: Room
  looks: Uint8Array
  describe: (index: number) => string
  onPick: (index: number) => void
}) {
  return (
    <ul aria-label={part.name} className="flex flex-wrap gap-2">
      {part.spots.map((at) => {
        const spot = room.spots[at]
        const look = looks[at]
        if (!spot || look === LOOK.gone) return null
        const isChosen = look === LOOK.chosen
        return (
          <li key={spot.id}>
            {spot.isArea ? (
              <Button type="button" variant="secondary" size="sm" onClick={() => onPick(at)}>
                {t('seats.addFrom', { area: describe(at) })}
              </Button>
            ) : (
              <button
                type="button"
                aria-pressed={isChosen}
                aria-disabled={!isChosen && !isFree(look)}
                aria-label={describe(at)}
                onClick={() => onPick(at)}
                className={`min-h-11 min-w-11 rounded-control border border-border-strong px-2 tabular-nums ${isChosen ? 'bg-ink text-canvas' : isFree(look) ? '' : 'text-ink-3 line-through'}`}
              >
                {spot.label}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
