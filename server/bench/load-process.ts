import { type Load, type Prepared, prepareRace, prepareRound, type Race, type Round } from './load.ts'
import { html, pages, scenarios } from './scenarios.ts'
import type { Shop, ShopItem } from './shop.ts'

/** Requests of the bench to the load generator, which is a process of its own; one thing at a time. */
export type Order =
  | { readonly kind: 'prepare'; readonly scenario: string; readonly shop: Shop; readonly load: Load }
  | { readonly kind: 'prepareRace'; readonly shop: Shop; readonly item: ShopItem; readonly buyers: number }
  | { readonly kind: 'run' }

export type Report = { readonly round: Round | Race } | { readonly ready: true } | { readonly failed: string }

let prepared: (Pick<Prepared, 'end'> & { run(): Promise<Round | Race> }) | undefined

async function obey(given: Order): Promise<Report> {
  switch (given.kind) {
    case 'prepare': {
      const scenario = [...scenarios, pages, html].find(({ name }) => name === given.scenario)
      if (!scenario) throw new Error(`No scenario ${given.scenario}`)
      prepared = await prepareRound(scenario, given.shop, given.load)
      return { ready: true }
    }
    case 'prepareRace':
      prepared = await prepareRace(given.shop, given.item, given.buyers)
      return { ready: true }
    case 'run': {
      const current = prepared
      prepared = undefined
      if (!current) throw new Error('Nothing is prepared')
      try {
        return { round: await current.run() }
      } finally {
        current.end()
      }
    }
    default:
      return given satisfies never
  }
}

process.on('message', (given: Order) => {
  obey(given)
    .catch((error: unknown): Report => ({ failed: error instanceof Error ? String(error.stack) : String(error) }))
    .then((report) => process.send?.(report))
})
