import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { present } from '@fairground/domain/present.ts'
import { type Message, message, writtenIn } from '../../ground/texts/message.ts'
import { UnreadableFile } from './file-rows.ts'
import {
  type ImportContext,
  type ImportProgress,
  type ImportRecord,
  type ImportSummary,
  importProducts,
} from './import-products.ts'

interface ImportIo {
  readonly out: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
  /** Opens the shop; called once the arguments are understood. */
  readonly open: () => Promise<ImportContext & { close(): Promise<void> }>
  /** Begins to keep what the import does, so that it is among the others in the admin and can be taken back. */
  readonly record?: (
    ctx: ImportContext,
    file: { readonly name: string; readonly bytes: number },
  ) => Promise<ImportRecord>
}

const USAGE = 'Usage: fairground import products <file.csv> [--dry-run]\n'

/** `fairground import products <file.csv> [--dry-run]`. Answers the exit code: 0 when every product came over, 1 when some did not, 2 when none could. */
export async function importCommand(args: readonly string[], { out, open, record: begin }: ImportIo): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--dry-run')
  const [what, path] = words
  if (what !== 'products' || path === undefined || words.length > 2 || unknown.length > 0) {
    out.write(USAGE)
    return 2
  }
  const dryRun = args.includes('--dry-run')
  const shop = await open()
  let record: ImportRecord | undefined
  try {
    const { size } = await stat(path)
    if (!dryRun) record = await begin?.(shop, { name: basename(path), bytes: size })
    const summary = await importProducts(shop, {
      path,
      dryRun,
      onProgress: progressTo(out),
      ...present({ record }),
    })
    await record?.done()
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${report(summary, dryRun)}`)
    return summary.failed > 0 ? 1 : 0
  } catch (error) {
    const text = unreadable(error, path)
    await record?.failed(text ?? message('imports.cutOff'))
    if (text === undefined) throw error
    out.write(`${writtenIn('en')(text)}\n`)
    return 2
  } finally {
    await shop.close()
  }
}

function unreadable(error: unknown, path: string): Message | undefined {
  if (error instanceof UnreadableFile) return error.trouble
  if (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))) {
    return message('imports.fileUnread', { path })
  }
  return undefined
}

const PLAIN_EVERY = 0.1

/** A bar that redraws itself on a terminal; elsewhere a line for each tenth. */
function progressTo(out: ImportIo['out']): (progress: ImportProgress) => void {
  let reported = 0
  return (progress) => {
    const { bytes, totalBytes, rows } = progress
    const done = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes)
    const text = `${String(Math.floor(done * 100)).padStart(3)} %  ${rows} rows, ${countsOf(progress)}`
    if (out.isTTY) {
      const width = Math.max(10, Math.min(30, (out.columns ?? 80) - text.length - 4))
      const filled = Math.round(done * width)
      out.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}`)
    } else if (done >= reported + PLAIN_EVERY) {
      reported = done
      out.write(`${text}\n`)
    }
  }
}

const countsOf = ({ created, updated, unchanged, failed }: ImportProgress | ImportSummary): string =>
  `${created} created, ${updated} updated, ${unchanged} unchanged, ${failed} failed`

function report(summary: ImportSummary, dryRun: boolean): string {
  const { errors, warnings } = summary
  const write = writtenIn('en')
  const lines = [
    ...errors.map((e) => `line ${e.line}: ${e.handle ? `${e.handle}: ` : ''}${write(e.message)}`),
    ...warnings.map((w) => `line ${w.line}: ${w.handle}: note: ${write(w.message)}`),
    `${dryRun ? 'Would be: ' : ''}${countsOf(summary)} (${summary.rows} rows)`,
  ]
  return `${lines.join('\n')}\n`
}
