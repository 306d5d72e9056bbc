import { capacityOf, type PlanElement, type PlanLayout, spotsOf } from './plan.ts'

/** Numbered seats of one plan; our choice, as `docs/algorithms/limits.md` says. */
export const MAX_SEATS = 20_000
/** People that one plan has room for, those of its areas among them. */
export const MAX_CAPACITY = 50_000

type Rule =
  | 'BLANK'
  | 'LABEL_TAKEN'
  | 'ID_TAKEN'
  | 'NO_SEATS'
  | 'NO_CAPACITY'
  | 'NO_OUTLINE'
  | 'NOT_OF_AREA'
  | 'NOT_OF_SEATS'
  | 'NOTHING_TO_SELL'
  | 'TOO_MANY_SEATS'
  | 'TOO_MANY_PEOPLE'

/** One thing that is wrong with a plan; `at` is the path of the field in it. */
export interface PlanFault {
  readonly at: string
  readonly rule: Rule
}

/** As many faults as one answer reports. */
const MOST = 100

/** Everything that is wrong with a plan, at once. A plan without faults can be sold from. */
export function planFaults(layout: PlanLayout): PlanFault[] {
  const faults: PlanFault[] = []
  const ids = new Set<string>()
  const report = (at: string, rule: Rule) => {
    if (faults.length < MOST) faults.push({ at, rule })
  }
  const newId = (id: string, at: string) => {
    if (ids.has(id)) report(`${at}.id`, 'ID_TAKEN')
    ids.add(id)
  }
  const sectionLabel = labelsOf(report)
  layout.sections.forEach((section, i) => {
    const at = `sections[${i}]`
    newId(section.id, at)
    sectionLabel(section.label, at)
    const labels = { ROW: labelsOf(report), TABLE: labelsOf(report), AREA: labelsOf(report) }
    section.elements.forEach((element, j) => {
      const own = `${at}.elements[${j}]`
      newId(element.id, own)
      labels[element.kind](element.label, own)
      elementFaults(element, own, report)
      const seatLabel = labelsOf(report)
      element.seats?.forEach((seat, k) => {
        newId(seat.id, `${own}.seats[${k}]`)
        seatLabel(seat.label, `${own}.seats[${k}]`)
      })
    })
  })
  const spots = spotsOf(layout)
  if (spots.length === 0) report('sections', 'NOTHING_TO_SELL')
  if (spots.filter(({ kind }) => kind !== 'AREA').length > MAX_SEATS) report('sections', 'TOO_MANY_SEATS')
  if (capacityOf(spots) > MAX_CAPACITY) report('sections', 'TOO_MANY_PEOPLE')
  return faults
}

function elementFaults({ kind, seats, capacity, accessible, box }: PlanElement, at: string, report: Report): void {
  if (kind === 'AREA') {
    if (capacity === undefined) report(`${at}.capacity`, 'NO_CAPACITY')
    if (box === undefined) report(`${at}.box`, 'NO_OUTLINE')
    if (seats !== undefined) report(`${at}.seats`, 'NOT_OF_AREA')
    return
  }
  if (!seats?.length) report(`${at}.seats`, 'NO_SEATS')
  if (capacity !== undefined) report(`${at}.capacity`, 'NOT_OF_SEATS')
  if (accessible !== undefined) report(`${at}.accessible`, 'NOT_OF_SEATS')
}

type Report = (at: string, rule: Rule) => void

/** Reports a label that is blank, or that a neighbour has: whatever their case, people would take one for the other. */
function labelsOf(report: Report): (label: string, at: string) => void {
  const taken = new Set<string>()
  return (label, at) => {
    const known = label.trim().toLowerCase()
    if (known === '') report(`${at}.label`, 'BLANK')
    else if (taken.has(known)) report(`${at}.label`, 'LABEL_TAKEN')
    taken.add(known)
  }
}
