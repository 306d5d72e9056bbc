import type { SeatLayout } from '@fairground/contract/fairground/seat-shapes.ts'
import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import type { Static } from 'typebox'

type Wire = Static<typeof SeatLayout>

/** A layout as it is stored is one as it travels; lists of the contract may be written, those of the rules may not. */
export const layoutToWire = (layout: PlanLayout): Wire => layout as Wire
