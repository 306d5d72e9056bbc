import type { Box, PlanLayout, Point } from './plan.ts'

/** A plan as its writer gives it: what is added has no id yet. */
export interface DraftLayout {
  readonly focus: Point
  readonly sections: readonly {
    readonly id?: string
    readonly label: string
    readonly elements: readonly DraftElement[]
  }[]
}

export interface DraftElement {
  readonly id?: string
  readonly kind: PlanLayout['sections'][number]['elements'][number]['kind']
  readonly label: string
  readonly seats?: readonly (Point & { readonly id?: string; readonly label: string; readonly accessible?: boolean })[]
  readonly capacity?: number
  readonly accessible?: boolean
  readonly box?: Box
}

/**
 * Gives an id to each section, row, table, area and seat that has none: the lowest number that nothing beside it has, after the id of
 * what it is in (`2-14-7`). Ids that are there stay, so that tickets go on naming the same seat.
 */
export function numberPlan({ focus, sections }: DraftLayout): PlanLayout {
  const sectionId = idsAmong(sections, '')
  return {
    focus,
    sections: sections.map((section) => {
      const id = sectionId(section.id)
      const elementId = idsAmong(section.elements, `${id}-`)
      return {
        id,
        label: section.label.trim(),
        elements: section.elements.map(({ seats, ...element }) => {
          const ownId = elementId(element.id)
          const seatId = idsAmong(seats ?? [], `${ownId}-`)
          return {
            ...element,
            id: ownId,
            label: element.label.trim(),
            ...(seats
              ? { seats: seats.map((seat) => ({ ...seat, id: seatId(seat.id), label: seat.label.trim() })) }
              : {}),
          }
        }),
      }
    }),
  }
}

function idsAmong(all: readonly { readonly id?: string }[], prefix: string): (given: string | undefined) => string {
  const taken = new Set(all.map(({ id }) => id))
  let n = 0
  return (given) => {
    if (given !== undefined) return given
    do n++
    while (taken.has(`${prefix}${n}`))
    return `${prefix}${n}`
  }
}
