import type { SetupStep } from '@fairground/contract/enumerations/sites.ts'
import { getSetup, setSetup } from '@fairground/contract/fairground/setup.ts'
import { StartRefused } from '../../db/managed/start-refused.ts'
import { walkDelivery } from './delivery-step.ts'
import { walkFirstItem } from './first-item-step.ts'
import { walkMail } from './mail-step.ts'
import { walkOwner } from './owner-step.ts'
import { walkPages } from './pages-step.ts'
import { walkPayment } from './payment-step.ts'
import { InputEnded, LATER, LeftForLater, type Questions, questionsOf, type Terminal } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'
import { walkBusiness, walkLanguages, walkLook, walkOpening, walkRegion, walkTax } from './site-steps.ts'

interface Step {
  readonly title: string
  readonly why: string
  readonly walk: Walk
  /** It leaves no trace by which the shop could tell that it is done: having walked it counts. */
  readonly isMarked?: boolean
}

/** The steps of the admin's checklist. */
const steps: Readonly<Record<SetupStep, Step>> = {
  BUSINESS: { title: 'Your business', why: 'Buyers have to know who sells to them.', walk: walkBusiness },
  LOOK: { title: 'The look', why: 'Buyers recognise the shop by it.', walk: walkLook },
  REGION: { title: 'What is usual', why: 'Prices, dates and units follow it.', walk: walkRegion, isMarked: true },
  LANGUAGES: { title: 'Languages', why: 'Buyers read the shop in theirs.', walk: walkLanguages, isMarked: true },
  TAX: { title: 'Tax', why: 'Buyers are charged the tax of the place that their goods go to.', walk: walkTax },
  PAYMENT: { title: 'Payment', why: 'Nobody can order before there is a way to pay.', walk: walkPayment },
  DELIVERY: {
    title: 'Delivery',
    why: 'Buyers choose how goods reach them, and pay for it.',
    walk: walkDelivery,
    isMarked: true,
  },
  LEGAL: { title: 'Legal pages', why: 'Most countries want them of a shop.', walk: walkPages },
  FIRST_ITEM: { title: 'First product or event', why: 'The shop has something to sell.', walk: walkFirstItem },
  STAFF: { title: 'Your password', why: 'You come in without a link of this console.', walk: walkOwner },
  MAIL: { title: 'Mail', why: 'Buyers get their orders and tickets by mail.', walk: walkMail },
  OPENING: { title: 'Opening', why: 'Nobody can buy before the shop is open.', walk: walkOpening },
}

const wordOf = (step: SetupStep): string => step.toLowerCase().replaceAll('_', '-')

/**
 * Walks through the checklist of a new shop, or the one step that is named. Each answer is saved at once, so it can be left and taken up
 * again: steps that are done are passed over.
 */
export async function setupCommand(shop: SetupShop, terminal: Terminal, only?: string): Promise<number> {
  const { steps: entries } = await shop.call(getSetup, {})
  const chosen = only === undefined ? entries : entries.filter(({ step }) => wordOf(step) === only)
  if (chosen.length === 0)
    throw new StartRefused(`There is no step "${only}". Steps: ${entries.map(({ step }) => wordOf(step)).join(', ')}.`)
  const questions = questionsOf(terminal)
  const write = (text: string) => terminal.write(text)
  write(`Enter leaves a setting as it is; "${LATER}" leaves a step for another time. Everything is saved at once.\n`)
  try {
    for (const { step, state } of chosen) {
      const { title, why, walk, isMarked } = steps[step]
      write(`\n${title}\n`)
      if (state === 'DONE' && only === undefined) {
        write(`Done. "setup ${wordOf(step)}" goes through it again.\n`)
        continue
      }
      write(`${why}\n`)
      const isWalked = await walked(walk, shop, questions)
      const mark = isWalked ? (isMarked ? 'DONE' : 'OPEN') : 'LATER'
      if (mark !== 'OPEN' || state === 'LATER') await shop.call(setSetup, { steps: [{ step, state: mark }] })
    }
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error
    write('\nLeft. What was answered is saved; setup takes up the rest.\n')
    return 0
  }
  if (only === undefined) await summarize(shop, write)
  return 0
}

/** False where the step is left for later. */
async function walked(walk: Walk, shop: SetupShop, questions: Questions): Promise<boolean> {
  try {
    await walk(shop, questions)
    return true
  } catch (error) {
    if (error instanceof LeftForLater) return false
    throw error
  }
}

async function summarize(shop: SetupShop, write: (text: string) => unknown): Promise<void> {
  const left = (await shop.call(getSetup, {})).steps.filter(({ state }) => state !== 'DONE')
  const words = left.map(({ step }) => `${steps[step].title} (setup ${wordOf(step)})`)
  write(
    left.length === 0
      ? `\nEverything is set up. The shop is at ${shop.url}.\n`
      : `\nStill to do: ${words.join(', ')}. The list with a preview of the shop is at ${shop.url}/admin/setup.\n`,
  )
}
