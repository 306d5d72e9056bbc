import type { SeatFileFormat } from '@fairground/contract/enumerations/seats.ts'
import { MOST_OF_LAYOUT } from '@fairground/contract/fairground/seat-shapes.ts'
import type { DraftLayout } from '@fairground/domain/seats/number-plan.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { Message, message } from '../../ground/texts/message.ts'
import type { FileFault } from './file-fault.ts'
import { layoutOfCsv } from './layout-of-csv.ts'
import { layoutOfSvg } from './layout-of-svg.ts'

/** Faults that one answer names. */
const MOST = 50

/** The layout that a file describes. Throws a violation for each line that cannot be read. */
export function readSeatFile(format: SeatFileFormat, content: string): DraftLayout {
  const faults: FileFault[] = []
  const layout = format === 'CSV' ? layoutOfCsv(content, faults) : layoutOfSvg(content, faults)
  if (faults.length === 0 && layout) return withinLimits(layout)
  throw new InvalidArgument(
    faults.slice(0, MOST).map(({ line, trouble }) => ({
      field: 'content',
      description: new Message('violations.seatFileLine', { line, trouble }),
      violatedRule: 'FORMAT',
      data: { line },
    })),
  )
}

/** A file has the bounds of a layout that is written by hand: it could not be changed otherwise. */
function withinLimits(layout: DraftLayout): DraftLayout {
  const { sections, elements, seats } = MOST_OF_LAYOUT
  const fits =
    layout.sections.length <= sections &&
    layout.sections.every(
      (section) =>
        section.elements.length <= elements &&
        section.elements.every((element) => (element.seats ?? []).length <= seats),
    )
  if (fits) return layout
  throw new InvalidArgument([
    {
      field: 'content',
      description: message('violations.layoutTooLarge', MOST_OF_LAYOUT),
      violatedRule: 'MAX_SIZE',
    },
  ])
}
