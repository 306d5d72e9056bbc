import type { FieldErrors } from './checkout-form.ts'
import type { Field } from './checkout-names.ts'

/** Steps that fold, in the order of the page; the review below them is always open. */
export const STEPS = ['contact', 'delivery', 'payment'] as const
export type StepName = (typeof STEPS)[number]
export type OpenStep = StepName | 'review'

/** Fields of the contact; every other field that has to be filled in has a prefix or a list of its own. */
const CONTACT: readonly Field[] = ['email', 'firstName', 'lastName', 'phone', 'company', 'taxId']
const REVIEW: readonly Field[] = ['note', 'tip', 'tipAmount', 'agreed', 'subscribed', 'shown']

/** The step that has a field. */
export function stepOf(field: Field): OpenStep {
  if (CONTACT.includes(field)) return 'contact'
  if (REVIEW.includes(field)) return 'review'
  return field === 'method' || field === 'save' ? 'payment' : 'delivery'
}

/** The step of the first mistake; undefined where there is none. */
export const stepWithMistake = (errors: FieldErrors): OpenStep | undefined => {
  const steps = Object.keys(errors).map((field) => stepOf(field as Field)) // keys of a record of them
  return [...STEPS, 'review' as const].find((step) => steps.includes(step))
}

/** Mistakes that keep a step open. Where goods are sent decides whether the buyer needs a tax id, so the delivery reports it, too. */
export const mistakesOf = (step: StepName, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => stepOf(field as Field) === step || (step === 'delivery' && field === 'taxId'), // the same
    ),
  )

/** The first step with a mistake, else the last one: how to pay is chosen on every visit. */
export const firstOpen = (errors: FieldErrors): StepName =>
  STEPS.find((step) => Object.keys(mistakesOf(step, errors)).length > 0) ?? 'payment'

export const isStep = (name: unknown): name is StepName => STEPS.some((step) => step === name)

/**
 * The step that a page opens as it is loaded: the one in its address, as long as nothing is missing before it. `first` is the first that
 * is not complete.
 */
export const openAtLoad = (wanted: string | null, first: StepName): StepName =>
  isStep(wanted) && STEPS.indexOf(wanted) < STEPS.indexOf(first) ? wanted : first
