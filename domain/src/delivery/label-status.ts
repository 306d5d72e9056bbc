import type { ShippingLabelStatus } from '@fairground/contract/enumerations/delivery.ts'
import type { Transitions } from '../transitions.ts'

/** A purchase that failed may be repeated by the same prices; a refund that the carrier refuses leaves the label bought. */
export const labelTransitions = {
  QUOTED: ['BUYING'],
  BUYING: ['BOUGHT', 'FAILED'],
  BOUGHT: ['VOIDING'],
  FAILED: ['BUYING'],
  VOIDING: ['VOIDED', 'BOUGHT'],
  VOIDED: [],
} as const satisfies Transitions<ShippingLabelStatus>
