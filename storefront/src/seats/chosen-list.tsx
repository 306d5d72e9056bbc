import { IconButton } from '@fairground/ui/icon-button.tsx'
import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { X } from 'lucide-react'
import { t } from '../texts.ts'
import { type ChosenSeat, SEAT, seatValue } from './seat-field.ts'
import type { Room, RoomSpot, SeatedKind } from './seat-room.ts'
import { choiceOf, choicesOf, choiceValue } from './seat-state.ts'

/** Seats that are chosen and not held yet: each with its ticket, and a field of the form. */
export function ChosenList({
  room,
  free,
  kinds,
  chosen,
  onChange,
}: {
  room: Room
  free: Int32Array
  kinds: readonly SeatedKind[]
  chosen: readonly ChosenSeat[]
  onChange: (chosen: readonly ChosenSeat[]) => void
}) {
  if (chosen.length === 0) return null
  const replace = (seat: ChosenSeat, by: ChosenSeat) => onChange(chosen.map((one) => (one === seat ? by : one)))
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-sans text-h3">{t('seats.yourSeats')}</h3>
      <ul className="flex flex-col divide-y divide-border rounded-card border border-border bg-surface px-5">
        {chosen.map((seat) => {
          const at = room.spots.findIndex(({ id }) => id === seat.spotId)
          const spot = room.spots[at]
          return spot ? (
            <li key={seat.spotId} className="flex flex-wrap items-center gap-3 py-3">
              <input type="hidden" name={SEAT} value={seatValue(seat)} />
              <span className="min-w-48 grow font-semibold">{spot.name}</span>
              <TicketOf spot={spot} kinds={kinds} seat={seat} onChange={(next) => replace(seat, next)} />
              {spot.isArea && (
                <QuantityStepper
                  label={t('seats.placesIn', { area: spot.name })}
                  value={seat.units}
                  max={Math.min(free[at] ?? 1, kinds.find(({ id }) => id === seat.kindId)?.most ?? 1)}
                  onChange={(units) => replace(seat, { ...seat, units })}
                />
              )}
              <IconButton
                label={t('seats.giveUp', { seat: spot.name })}
                icon={<X aria-hidden="true" size={20} strokeWidth={1.75} />}
                onClick={() => onChange(chosen.filter((one) => one !== seat))}
              />
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}

/** The ticket of a seat, where it is sold as several. */
function TicketOf({
  spot,
  kinds,
  seat,
  onChange,
}: {
  spot: RoomSpot
  kinds: readonly SeatedKind[]
  seat: ChosenSeat
  onChange: (seat: ChosenSeat) => void
}) {
  const choices = choicesOf(spot.kinds.flatMap((kind) => kinds[kind] ?? []))
  if (choices.length <= 1) return <span className="text-small text-ink-2 tabular-nums">{choices[0]?.label}</span>
  return (
    <SelectField
      label={t('seats.ticket')}
      value={choiceValue(seat)}
      onChange={(event) => onChange({ ...seat, ...choiceOf(event.currentTarget.value) })}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
