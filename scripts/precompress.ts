import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SERVED_TEXT = /^(?!\.vite).*\.(js|css|svg|json|txt)$/

/** Writes `.br` and `.gz` beside every served text file of the client build, for `preCompressed` static serving. */
export function precompress(): Plugin {
  return {
    name: 'fairground:precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }) {
      if (dir) await compressAll(dir)
    },
  }
}

/** Compresses what changed: each language is built into the same folder, where most files are those of the build before. */
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
  // The file that is compared comes last: a build that was ended in between compresses again.
  await writeFile(`${path}.br`, br)
  await writeFile(`${path}.gz`, gz)
}

/** The content that was compressed before; undefined where there is none, or half of one. */
const unpackedBeside = (path: string) =>
  readFile(`${path}.gz`).then(
    (gz) => promisify(gunzip)(gz).catch(() => undefined),
    () => undefined,
  )
