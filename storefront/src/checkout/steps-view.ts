import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { townLine } from '@fairground/domain/formatting/town-line.ts'
import { present } from '@fairground/domain/present.ts'
import { allValues, mistakes, type Values } from './checkout-form.ts'
import type { CheckoutView, DeliveryOptionView } from './checkout-view.ts'
import { firstOpen, mistakesOf, type StepName } from './steps.ts'

/** The steps of a purchase that fold, as its page begins. */
export interface StepsView {
  /** The first that is not complete. */
  readonly first: StepName
  /** Lines of the steps that are complete, for when they are folded. */
  readonly contact?: string
  readonly delivery?: string
}

type Facts = Pick<CheckoutView, 'delivers' | 'delivery'> & {
  readonly values: Partial<Values>
  readonly billsFully: boolean
}

export function stepsView({ values, delivers, delivery, billsFully }: Facts): StepsView {
  const known = allValues(values)
  const chosen = delivery.find(({ selected }) => selected)
  const missing = mistakes(known, { delivery: chosen, delivers, pays: false, billsFully })
  const isDone = (step: StepName) => Object.keys(mistakesOf(step, missing)).length === 0
  return {
    first: firstOpen(missing),
    ...present({
      contact: isDone('contact') ? `${known.firstName} ${known.lastName} · ${known.email}` : undefined,
      delivery: isDone('delivery') ? deliveryLine(known, chosen) : undefined,
    }),
  }
}

/** `Standard delivery, £4.20 · 1 Harbourside, Bristol BS1 4QA`; of a bill the address alone. */
function deliveryLine(values: Values, chosen: DeliveryOptionView | undefined): string {
  const time = chosen?.slots.find(({ selected }) => selected)?.label
  const way = [chosen?.title, time, chosen?.price].filter(Boolean).join(', ')
  const address = chosen?.pickup ? chosen.detail[0] : [values.addressLine, townLine(values)].filter(Boolean).join(', ')
  return dotted([way, address])
}
