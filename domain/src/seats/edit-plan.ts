import { placedAt, ROW_GAP, SEAT_GAP, type Unplaced } from './lay-out.ts'
import type { DraftElement, DraftLayout } from './number-plan.ts'
import { numberPlan } from './number-plan.ts'
import type { PlanElement, PlanLayout, PlanSection, Point } from './plan.ts'

/** "A" to "Z", "AA" …, or numbers; `n` is from 0. */
export function labelAt(first: string, n: number): string {
  if (/^\d+$/.test(first)) return String(Number(first) + n)
  const letters = [...first.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) + n
  let text = ''
  for (let left = letters; left > 0; left = Math.floor((left - 1) / 26))
    text = String.fromCharCode(65 + ((left - 1) % 26)) + text
  return text
}

/** True for what `labelAt` counts on from. */
export const isCountable = (label: string): boolean => /^(\d{1,4}|[A-Za-z]{1,2})$/.test(label)

/** Centimetres between what is there and what is added below it. */
const APART = 200

/** The place below everything, in the middle of it; in front of an empty room. */
function below({ focus, sections }: PlanLayout): Point {
  const bottoms = sections.flatMap(({ elements }) =>
    elements.flatMap(({ seats = [], box }) => [...seats.map(({ y }) => y), ...(box ? [box.y + box.height] : [])]),
  )
  return { x: focus.x, y: Math.max(focus.y + APART, ...bottoms.map((y) => y + ROW_GAP)) }
}

export const addSection = (plan: PlanLayout, label: string): PlanLayout =>
  numberPlan({ ...plan, sections: [...plan.sections, { label, elements: [] }] })

export interface Rows {
  readonly rows: number
  readonly seats: number
  /** Label of the first row, and of the first seat of each. */
  readonly firstRow: string
  readonly firstSeat: string
}

/** Rows one behind another, below what is there. */
export function addRows(plan: PlanLayout, sectionId: string, { rows, seats, firstRow, firstSeat }: Rows): PlanLayout {
  const at = below(plan)
  const added = Array.from({ length: rows }, (_, row) => {
    const own: Unplaced = {
      kind: 'ROW',
      label: labelAt(firstRow, row),
      seats: Array.from({ length: seats }, (__, seat) => ({ label: labelAt(firstSeat, seat) })),
    }
    return placedAt(own, { x: at.x, y: at.y + row * ROW_GAP })
  })
  return withElements(plan, sectionId, (elements) => [...elements, ...added.map(within)])
}

/** A table or an area below what is there. */
export const addElement = (plan: PlanLayout, sectionId: string, element: Unplaced): PlanLayout =>
  withElements(plan, sectionId, (elements) => [...elements, within(placedAt(element, below(plan)))])

const MOST = 100_000
const inside = (at: number): number => Math.max(0, Math.min(MOST, Math.round(at)))

/** A row that would stand outside of the room stands at its edge. */
function within({ seats, box, ...element }: DraftElement): DraftElement {
  const left = Math.min(0, ...(seats ?? []).map(({ x }) => x), box?.x ?? 0)
  return {
    ...element,
    ...(seats ? { seats: seats.map((seat) => ({ ...seat, x: inside(seat.x - left), y: inside(seat.y) })) } : {}),
    ...(box ? { box: { ...box, x: inside(box.x - left), y: inside(box.y) } } : {}),
  }
}

const withElements = (
  plan: PlanLayout,
  sectionId: string,
  change: (elements: readonly PlanElement[]) => readonly DraftElement[],
): PlanLayout =>
  numberPlan({
    ...plan,
    sections: plan.sections.map((section) =>
      section.id === sectionId ? { ...section, elements: change(section.elements) } : section,
    ),
  } satisfies DraftLayout)

/** Changes the section or element of this id; undefined removes it. */
export function changePart(
  plan: PlanLayout,
  id: string,
  change: {
    readonly section?: (section: PlanSection) => PlanSection | undefined
    readonly element?: (element: PlanElement) => PlanElement | undefined
  },
): PlanLayout {
  const one = <P extends { readonly id: string }>(part: P, by: ((part: P) => P | undefined) | undefined): P[] => {
    if (part.id !== id || !by) return [part]
    const changed = by(part)
    return changed ? [changed] : []
  }
  return {
    ...plan,
    sections: plan.sections
      .flatMap((section) => one(section, change.section))
      .map((section) => ({
        ...section,
        elements: section.elements.flatMap((element) => one(element, change.element)),
      })),
  }
}

/** Shifted, but not out of the room. */
export function movedElement(element: PlanElement, by: Point): PlanElement {
  const { seats = [], box } = element
  const xs = [...seats.map(({ x }) => x), ...(box ? [box.x] : [])]
  const ys = [...seats.map(({ y }) => y), ...(box ? [box.y] : [])]
  const dx = Math.max(by.x, -Math.min(...xs))
  const dy = Math.max(by.y, -Math.min(...ys))
  return {
    ...element,
    ...(element.seats
      ? { seats: seats.map((seat) => ({ ...seat, x: inside(seat.x + dx), y: inside(seat.y + dy) })) }
      : {}),
    ...(box ? { box: { ...box, x: inside(box.x + dx), y: inside(box.y + dy) } } : {}),
  }
}

/** So many seats: further ones on the line of the last two, fewer from the end. */
export function resizedRow(element: PlanElement, count: number): PlanElement {
  const seats = element.seats ?? []
  if (count <= seats.length) return { ...element, seats: seats.slice(0, count) }
  const last = seats.at(-1)
  const before = seats.at(-2)
  const step = last && before ? { x: last.x - before.x, y: last.y - before.y } : { x: SEAT_GAP, y: 0 }
  const taken = new Set(seats.map(({ id }) => id))
  let n = 0
  const freeId = () => {
    do n++
    while (taken.has(`${element.id}-${n}`))
    return `${element.id}-${n}`
  }
  const added = Array.from({ length: count - seats.length }, (_, i) => ({
    id: freeId(),
    label: last && isCountable(last.label) ? labelAt(last.label, i + 1) : String(seats.length + i + 1),
    x: inside((last?.x ?? 0) + step.x * (i + 1)),
    y: inside((last?.y ?? 0) + step.y * (i + 1)),
  }))
  return { ...element, seats: [...seats, ...added] }
}
