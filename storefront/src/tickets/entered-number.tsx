import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { t } from '../texts.ts'
import type { EnteredFields } from './chosen-tickets.ts'

/** The form that the number is part of: numbers that stood in it before, and a function that is called with each change. */
export interface NumbersOfForm {
  readonly entered: EnteredFields
  readonly onQuantity: (field: string, quantity: number) => void
}

type EnteredNumberProps = NumbersOfForm & { label: string; field: string; most: number }

/** Number of something in the form of an event's tickets; "Sold out" where there are none. */
export function EnteredNumber({ label, field, most, entered, onQuantity }: EnteredNumberProps) {
  if (most <= 0) return <span className="text-small text-ink-2">{t('tickets.soldOut')}</span>
  return (
    <QuantityStepper
      label={label}
      name={field}
      defaultValue={Math.max(0, Math.min(Math.trunc(Number(entered[field])) || 0, most))}
      min={0}
      max={most}
      onChange={(quantity) => onQuantity(field, quantity)}
    />
  )
}
