import type { TestSite } from '../../test/fixture.ts'
import { statement } from '../db/statement.ts'
import { checkSite, type Finding } from './check-site.ts'

class TakenBack extends Error {}

/** Findings of the check after these changes, each bound to the site as `$1` where it is about rows; they are undone afterwards. */
export async function findingsAfter(site: TestSite, changes: readonly string[]): Promise<Finding[]> {
  let findings: Finding[] = []
  const planted = site.assembly.pool.forSite(site.siteId).inTx(async (tx) => {
    for (const text of changes) {
      if (text.includes('$1')) await tx.compiled({ text, values: [site.siteId] })
      else await tx.run(statement({ name: `planted ${text.slice(0, 40)}`, siteless: true, sql: text }), {})
    }
    findings = await checkSite(tx)
    throw new TakenBack()
  })
  await planted.catch((error) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return findings
}
