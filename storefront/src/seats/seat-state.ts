import type { ChosenSeat } from './seat-field.ts'
import type { RoomSpot, SeatedKind } from './seat-room.ts'

/** A kind of ticket with one of its pricing options. */
export interface TicketChoice {
  readonly kindId: string
  readonly optionId: string
}

/** Value of a choice in a select. */
export const choiceValue = ({ kindId, optionId }: TicketChoice): string => `${kindId}/${optionId}`

export const choiceOf = (value: string): TicketChoice => {
  const [kindId = '', optionId = ''] = value.split('/')
  return { kindId, optionId }
}

/** Everything that a seat can be had as. */
export const choicesOf = (kinds: readonly SeatedKind[]): { readonly value: string; readonly label: string }[] =>
  kinds
    .filter(({ most }) => most > 0)
    .flatMap(({ id, name, price, options }) =>
      options.length > 0
        ? options.map((option) => ({
            value: choiceValue({ kindId: id, optionId: option.id }),
            label: `${name}, ${option.label}`,
          }))
        : [{ value: choiceValue({ kindId: id, optionId: '' }), label: [name, price].filter(Boolean).join(', ') }],
    )

/** The ticket that a spot is chosen as: the one that the visitor wants, where the spot is sold as that, or its first. */
export function choiceFor(spot: RoomSpot, kinds: readonly SeatedKind[], wanted: string): TicketChoice | undefined {
  const choices = choicesOf(spot.kinds.flatMap((kind) => kinds[kind] ?? []))
  const found = choices.find(({ value }) => value === wanted) ?? choices[0]
  return found && choiceOf(found.value)
}

const unitsOf = (chosen: readonly ChosenSeat[], kindId: string): number =>
  chosen.reduce((sum, seat) => (seat.kindId === kindId ? sum + seat.units : sum), 0)

/** No more of this kind can be had in one order. */
export const isFull = (chosen: readonly ChosenSeat[], { id, most }: SeatedKind): boolean => unitsOf(chosen, id) >= most

/** One more of an area, or the seat. */
export function withPicked(chosen: readonly ChosenSeat[], { id }: RoomSpot, choice: TicketChoice): ChosenSeat[] {
  const there = chosen.find(({ spotId }) => spotId === id)
  return there
    ? chosen.map((seat) => (seat === there ? { ...seat, units: seat.units + 1 } : seat))
    : [...chosen, { ...choice, spotId: id, units: 1 }]
}
