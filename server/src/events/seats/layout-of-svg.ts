import type { DraftElement, DraftLayout } from '@fairground/domain/seats/number-plan.ts'
import { placedAsGiven } from '@fairground/domain/seats/placed-as-given.ts'
import type { Box, Point } from '@fairground/domain/seats/plan.ts'
import sax from 'sax'
import { type Message, message } from '../../ground/texts/message.ts'
import {
  CAPACITY,
  ELEMENT_LABEL,
  type FileFault,
  isCapacity,
  labelTrouble,
  SEAT_LABEL,
  SECTION_LABEL,
  shortened,
} from './file-fault.ts'
import { boxOfShape, isShape, type Matrix, movedBox, parseTransform, UNMOVED } from './svg-shapes.ts'

type Attributes = Readonly<Record<string, string>>
type Seats = { label: string; x: number; y: number; accessible?: true }[]

interface Section {
  readonly label: string
  readonly elements: DraftElement[]
}

/** An element that is open while the file is read, from the outside in. */
interface Open {
  readonly matrix: Matrix
  readonly section: Section | undefined
  /** Seats of the row or table that shapes belong to. */
  readonly seats: Seats | undefined
}

/** Elements within one another; more are no drawing. */
const DEEPEST = 100

/** Undefined where the file cannot be read; why is added to `faults`. */
export function layoutOfSvg(content: string, faults: FileFault[]): DraftLayout | undefined {
  const parser = sax.parser(true, { trim: true })
  const report = (trouble: Message) => faults.push({ line: parser.line + 1, trouble })
  const drawing = newDrawing(report)
  parser.onopentag = ({ name, attributes }) => drawing.open(name, attributes as Attributes) // namespaces are not resolved
  parser.onerror = (error) => {
    throw error
  }
  parser.onclosetag = () => drawing.close()
  try {
    parser.write(content).close()
  } catch {
    report(message('violations.svgBroken'))
    return undefined
  }
  const { sections, focus, placed } = drawing
  if (faults.length === 0 && placed() === 0) report(message('violations.svgWithoutSeats'))
  return faults.length > 0 ? undefined : placedAsGiven({ focus: focus(), sections: sections() })
}

function newDrawing(report: (trouble: Message) => void) {
  const sections = new Map<string, Section>()
  const stack: Open[] = [{ matrix: UNMOVED, section: undefined, seats: undefined }]
  let focus: Point | null = null
  let count = 0

  function open(name: string, attributes: Attributes): void {
    const outer = stack.at(-1)! // the outermost stays
    if (stack.length > DEEPEST) throw new Error('too deep')
    const matrix = parseTransform(attributes.transform, outer.matrix)
    if (!matrix) report(message('violations.svgTransform'))
    const at = { ...outer, matrix: matrix ?? outer.matrix }
    stack.push(at)
    const section = attributes['data-section']
    if (section !== undefined)
      stack[stack.length - 1] = { ...at, section: sectionNamed(section.trim(), sections, report), seats: undefined }
    const row = attributes['data-row'] ?? attributes['data-table']
    if (row !== undefined) openRow(attributes['data-row'] === undefined ? 'TABLE' : 'ROW', row)
    if (isShape(name)) shape(name, attributes)
  }

  function openRow(kind: 'ROW' | 'TABLE', text: string): void {
    const label = text.trim()
    const at = stack.at(-1)!
    const trouble = labelTrouble(kind === 'ROW' ? 'data-row' : 'data-table', label, ELEMENT_LABEL)
    if (trouble) report(trouble)
    if (!at.section) report(message('violations.svgOutsideSection'))
    const seats: Seats = []
    at.section?.elements.push({ kind, label, seats })
    stack[stack.length - 1] = { ...at, seats }
  }

  function shape(name: string, attributes: Attributes): void {
    const { matrix, section, seats } = stack.at(-1)!
    const stage = attributes['data-stage'] !== undefined
    const area = attributes['data-area']
    if (!stage && area === undefined && !seats) return
    const own = boxOfShape(name, attributes)
    const box = own && movedBox(own, matrix)
    if (!box) {
      report(message('violations.svgShape', { shape: shortened(name) }))
      return
    }
    const accessible = ['', 'true', 'yes', '1'].includes(attributes['data-accessible']?.toLowerCase() ?? 'no')
    const reached = accessible ? ({ accessible: true } as const) : {}
    if (stage) focus = { x: box.x + box.width / 2, y: box.y + box.height }
    else if (area !== undefined)
      addArea(section, area.trim(), { box, capacity: attributes['data-capacity'] ?? '', reached })
    else if (seats) {
      const label = (attributes['data-seat'] ?? String(seats.length + 1)).trim()
      const trouble = labelTrouble('data-seat', label, SEAT_LABEL)
      if (trouble) report(trouble)
      seats.push({ label, ...middleOf(box), ...reached })
      count++
    }
  }

  function addArea(
    section: Section | undefined,
    label: string,
    { box, capacity, reached }: { box: Box; capacity: string; reached: { accessible?: true } },
  ): void {
    const trouble = labelTrouble('data-area', label, ELEMENT_LABEL)
    if (trouble) report(trouble)
    if (!section) report(message('violations.svgOutsideSection'))
    if (!isCapacity(capacity)) report(message('violations.capacityInFile', { limit: CAPACITY }))
    section?.elements.push({ kind: 'AREA', label, capacity: Number(capacity), box, ...reached })
    count++
  }

  return {
    open,
    close: () => stack.pop(),
    sections: () => [...sections.values()],
    focus: () => focus,
    placed: () => count,
  }
}

/** A section may be drawn in several groups. */
function sectionNamed(label: string, sections: Map<string, Section>, report: (trouble: Message) => void): Section {
  const trouble = labelTrouble('data-section', label, SECTION_LABEL)
  if (trouble) report(trouble)
  const known = sections.get(label)
  if (known) return known
  const made = { label, elements: [] }
  sections.set(label, made)
  return made
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
