import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { setPriority, constants as system } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const SERVED_TEXT = /^(?!\.vite).*\.(js|css|svg|json|txt)$/

/** Writes `.br` and `.gz` beside every served text file of a built front end, for `preCompressed` static serving; those that are there stay. */
export async function compressAll(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true })
  await Promise.all(files.filter((file) => SERVED_TEXT.test(file)).map((file) => compress(join(dir, file))))
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if ((await unpackedBeside(path))?.equals(content)) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  // The file that is compared comes last: a run that was ended in between compresses again.
  await writeWhole(`${path}.br`, br)
  await writeWhole(`${path}.gz`, gz)
}

/** A server may be serving the folder: it sees the whole file or none. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

/** The content that was compressed before; undefined where there is none, or half of one. */
const unpackedBeside = (path: string) =>
  readFile(`${path}.gz`).then(
    (gz) => promisify(gunzip)(gz).catch(() => undefined),
    () => undefined,
  )

/** `node scripts/precompress.ts <folder> ...`, behind whatever else this machine does; ends with the process that started it. */
if (import.meta.main) {
  process.on('disconnect', () => process.exit(1)).channel?.unref()
  setPriority(system.priority.PRIORITY_LOW)
  for (const dir of process.argv.slice(2)) await compressAll(dir)
}
