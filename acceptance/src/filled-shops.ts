import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Keeps, for one run of the browser tests, shops that were started once: see `startShop`. The first start of the demo takes 10 s. */
export default function keepFilledShops(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'fairground-filled-'))
  process.env.FILLED_SHOPS = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
