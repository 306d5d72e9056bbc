import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * Keeps, for one run of the browser tests, shops that were started once: see `startShop`. The first start of the demo takes 10 s.
 * Sources that changed are built before, so that no shop builds them while its test waits for it.
 */
export default function keepFilledShops(): () => void {
  execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--stale'], { cwd: root, stdio: 'inherit' })
  const directory = mkdtempSync(join(tmpdir(), 'fairground-filled-'))
  process.env.FILLED_SHOPS = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
