import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedSite, type TestSite } from '../../test/fixture.ts'
import { seedDemo } from './seed-demo.ts'

export interface DemoSite extends TestSite {
  readonly dataDir: string
  seed(): Promise<void>
  close(): Promise<void>
}

/** An empty site that the demo can fill. */
export async function demoSite(): Promise<DemoSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-demo-'))
  const site = await sharedSite({ dataDir })
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  return {
    ...site,
    dataDir,
    seed: () =>
      seedDemo(site.assembly, site.apiKey, { dataDir, print: () => {}, signal: new AbortController().signal }),
    async close() {
      await site.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
