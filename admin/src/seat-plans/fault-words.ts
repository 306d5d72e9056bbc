import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import type { PlanFault } from '@fairground/domain/seats/plan-faults.ts'
import { t } from '../texts.ts'

const rules = {
  BLANK: () => t('admin.seat-plans.blank'),
  LABEL_TAKEN: () => t('admin.seat-plans.labelTaken'),
  ID_TAKEN: () => t('admin.seat-plans.idTaken'),
  NO_SEATS: () => t('admin.seat-plans.noSeats'),
  NO_CAPACITY: () => t('admin.seat-plans.noCapacity'),
  NO_OUTLINE: () => t('admin.seat-plans.noCapacity'),
  NOT_OF_AREA: () => t('admin.seat-plans.notFitting'),
  NOT_OF_SEATS: () => t('admin.seat-plans.notFitting'),
  NOTHING_TO_SELL: () => t('admin.seat-plans.nothingToSell'),
  TOO_MANY_SEATS: () => t('admin.seat-plans.tooManySeats'),
  TOO_MANY_PEOPLE: () => t('admin.seat-plans.tooManyPeople'),
} as const satisfies Record<PlanFault['rule'], () => string>

/** "Stalls, A: needs a seat": a fault with where it is. */
export function faultWords({ at, rule }: PlanFault, { sections }: PlanLayout): string {
  const [section, element, seat] = [...at.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n))
  const one = sections[section ?? -1]
  const part = one?.elements[element ?? -1]
  const place = [one?.label, part?.label, part?.seats?.[seat ?? -1]?.label].filter(Boolean).join(', ')
  return place ? `${place}: ${rules[rule]()}` : rules[rule]()
}
