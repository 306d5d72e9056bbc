import type { SeatFileFormat } from '@fairground/contract/enumerations/seats.ts'
import type { DraftLayout } from '@fairground/domain/seats/number-plan.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { Message } from '../../ground/texts/message.ts'
import type { FileFault } from './file-fault.ts'
import { layoutOfCsv } from './layout-of-csv.ts'
import { layoutOfSvg } from './layout-of-svg.ts'

/** Faults that one answer names. */
const MOST = 50

/** The layout that a file describes. Throws a violation for each line that cannot be read. */
export function readSeatFile(format: SeatFileFormat, content: string): DraftLayout {
  const faults: FileFault[] = []
  const layout = format === 'CSV' ? layoutOfCsv(content, faults) : layoutOfSvg(content, faults)
  if (faults.length === 0 && layout) return layout
  throw new InvalidArgument(
    faults.slice(0, MOST).map(({ line, trouble }) => ({
      field: 'content',
      description: new Message('violations.seatFileLine', { line, trouble }),
      violatedRule: 'FORMAT',
      data: { line },
    })),
  )
}
