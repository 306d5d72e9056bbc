import type { TicketSeat as Wire } from '@fairground/contract/fairground/seat-shapes.ts'
import { present } from '@fairground/domain/present.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import type { Static } from 'typebox'
import { seatText } from '../../ground/texts/seat-text.ts'

/** Labels of a seat as reservations and tickets have them: by what it is in. */
export const seatLabels = ({ kind, sectionLabel, elementLabel, seatLabel }: TicketSeat) => ({
  sectionLabel,
  ...present({
    areaLabel: kind === 'AREA' ? elementLabel : undefined,
    tableLabel: kind === 'TABLE' ? elementLabel : undefined,
    rowLabel: kind === 'ROW' ? elementLabel : undefined,
    seatLabel: seatLabel ?? undefined,
  }),
})

export const ticketSeat = (seat: TicketSeat, locale: string): Static<typeof Wire> => ({
  seatId: seat.id,
  text: seatText(seat, locale),
  ...seatLabels(seat),
})
