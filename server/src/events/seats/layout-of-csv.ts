import type { SeatElementKind } from '@fairground/contract/enumerations/seats.ts'
import { layOut, type Unplaced } from '@fairground/domain/seats/lay-out.ts'
import type { DraftElement, DraftLayout } from '@fairground/domain/seats/number-plan.ts'
import { placedAsGiven } from '@fairground/domain/seats/placed-as-given.ts'
import type { Box } from '@fairground/domain/seats/plan.ts'
import { CsvError, parse } from 'csv-parse/sync'
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

type Column = 'section' | 'row' | 'table' | 'area' | 'seat' | 'x' | 'y' | 'width' | 'height' | 'accessible' | 'capacity'
type Cells = Partial<Record<Column, string>>

/** One line: a seat of a row or table, or an area. `box` has no extent where it is a seat's. */
interface Line {
  readonly kind: SeatElementKind
  readonly label: string
  readonly seat: string
  readonly capacity: number
  readonly accessible: boolean
  readonly box: Box | null
}

const YES = new Set(['1', 'true', 'yes', 'y', 'x'])
const NO = new Set(['', '0', 'false', 'no', 'n'])

/** Undefined where the file cannot be read; why is added to `faults`. */
export function layoutOfCsv(content: string, faults: FileFault[]): DraftLayout | undefined {
  const records = recordsOf(content, faults)
  if (!records) return undefined
  const sections = new Map<string, Map<string, Line[]>>()
  let placed = 0
  for (const { record, line } of records) {
    const found = lineOf(record, (trouble) => faults.push({ line, trouble }))
    if (!found) continue
    if (found.box) placed++
    const label = record.section!.trim() // checked by `lineOf`
    const elements = sections.get(label) ?? new Map<string, Line[]>()
    const lines = elements.get(`${found.kind} ${found.label}`) ?? []
    if (lines.some(({ kind, seat }) => kind === 'AREA' || seat === found.seat))
      faults.push({ line, trouble: message('violations.seatLabelTaken') })
    lines.push(found)
    elements.set(`${found.kind} ${found.label}`, lines)
    sections.set(label, elements)
  }
  if (records.length === 0) faults.push({ line: 1, trouble: message('violations.planWithoutSeats') })
  else if (placed > 0 && placed < records.length && faults.length === 0)
    faults.push({ line: 1, trouble: message('violations.placedAllOrNone') })
  if (faults.length > 0) return undefined
  const listed = [...sections].map(([label, elements]) => ({ label, elements: [...elements.values()] }))
  return placed > 0
    ? placedAsGiven({ focus: null, sections: eachElement(listed, placedElement) })
    : layOut(eachElement(listed, unplaced))
}

const eachElement = <E>(
  sections: readonly { readonly label: string; readonly elements: readonly (readonly Line[])[] }[],
  make: (lines: readonly Line[]) => E,
) => sections.map(({ label, elements }) => ({ label, elements: elements.map(make) }))

function recordsOf(content: string, faults: FileFault[]): { record: Cells; line: number }[] | undefined {
  try {
    const rows = parse(content, {
      bom: true,
      delimiter: [',', ';', '\t'],
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as { record: Cells; info: { lines: number } }[] // as `info` shapes it
    const lacking = lackingColumn(rows[0]?.record)
    if (!lacking) return rows.map(({ record, info }) => ({ record, line: info.lines }))
    faults.push({ line: 1, trouble: message('violations.columnMissing', { column: lacking }) })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({
      line: typeof error.lines === 'number' ? error.lines : 1,
      trouble: message('violations.notOfAsManyCells'),
    })
  }
  return undefined
}

function lackingColumn(first: Cells | undefined): Column | undefined {
  if (!first) return undefined
  if (!('section' in first)) return 'section'
  return 'row' in first || 'table' in first || 'area' in first ? undefined : 'row'
}

function lineOf(cells: Cells, report: (trouble: Message) => void): Line | undefined {
  const { section = '', row = '', table = '', area = '', seat = '', capacity = '', accessible = '' } = cells
  const named = [
    { kind: 'ROW', label: row, column: 'row' },
    { kind: 'TABLE', label: table, column: 'table' },
    { kind: 'AREA', label: area, column: 'area' },
  ] as const
  const given = named.filter(({ label }) => label !== '')
  const one = given.length === 1 ? given[0] : undefined
  const isArea = one?.kind === 'AREA'
  const box = boxOf(cells, isArea)
  const marked = accessible.toLowerCase()
  const troubles = [
    labelTrouble('section', section, SECTION_LABEL),
    one ? labelTrouble(one.column, one.label, ELEMENT_LABEL) : message('violations.rowTableOrArea'),
    one && !isArea ? labelTrouble('seat', seat, SEAT_LABEL) : undefined,
    isArea && seat !== '' ? message('violations.seatsNotOfArea') : undefined,
    isArea && !isCapacity(capacity) ? message('violations.capacityInFile', { limit: CAPACITY }) : undefined,
    YES.has(marked) || NO.has(marked) ? undefined : message('violations.yesOrNo', { value: shortened(accessible) }),
    box === undefined ? message(isArea ? 'violations.boxInFile' : 'violations.positionInFile') : undefined,
  ].filter((trouble) => trouble !== undefined)
  for (const trouble of troubles) report(trouble)
  if (troubles.length > 0 || !one || box === undefined) return undefined
  const { kind, label } = one
  return { kind, label, seat, capacity: Number(capacity), accessible: YES.has(marked), box }
}

/** Null where no position is given, undefined for what is none. An area has its middle and its extent. */
function boxOf({ x = '', y = '', width = '', height = '' }: Cells, isArea: boolean): Box | null | undefined {
  if (x === '' && y === '') return null
  const [left, top, across, down] = [x, y, width, height].map(numberIn) as [number, number, number, number] // as many as there are
  const extent = isArea ? { width: across, height: down } : { width: 0, height: 0 }
  const box = { x: left - extent.width / 2, y: top - extent.height / 2, ...extent }
  return Object.values(box).some(Number.isNaN) || (isArea && !(across > 0 && down > 0)) ? undefined : box
}

const numberIn = (text: string): number =>
  /^-?\d{1,6}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

const reached = ({ accessible }: Line) => (accessible ? { accessible } : {})

function unplaced(lines: readonly Line[]): Unplaced {
  const { kind, label, capacity } = lines[0]! // each element has a line
  return kind === 'AREA'
    ? { kind, label, capacity, ...reached(lines[0]!) }
    : { kind, label, seats: lines.map((line) => ({ label: line.seat, ...reached(line) })) }
}

function placedElement(lines: readonly Line[]): DraftElement {
  const { kind, label, capacity, box } = lines[0]!
  return kind === 'AREA'
    ? { kind, label, capacity, ...(box ? { box } : {}), ...reached(lines[0]!) }
    : {
        kind,
        label,
        seats: lines.map((line) => ({ label: line.seat, x: line.box!.x, y: line.box!.y, ...reached(line) })),
      } // all are placed
}
