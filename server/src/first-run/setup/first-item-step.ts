import { createTicketDefinition } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { createEvent, publishDraftEvent } from '@fairground/contract/events/wix-events-v-2.ts'
import { createProductWithInventory } from '@fairground/contract/stores/products-v-3-write.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { recordImport } from '../../catalog/import-runs/operations.ts'
import { importCommand } from '../../catalog/imports/cli.ts'
import { newId } from '../../ground/ids.ts'
import { type Questions, WrongAnswer, wireAmount } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'

const EVENT_HOURS = 2
const HOUR_MS = 3_600_000
const MOST_UNITS = 100_000

/** A first product or event, or the file of a shop elsewhere. */
export const walkFirstItem: Walk = async (shop, questions) => {
  const ways: Readonly<Record<string, Walk>> = { product: addProduct, event: addEvent, import: importFile }
  await questions.until('Add a product, an event, or import a file: product, event or import', '', async (answer) => {
    const walk = Object.hasOwn(ways, answer.toLowerCase()) ? ways[answer.toLowerCase()] : undefined
    if (!walk) throw new WrongAnswer('Answer product, event or import.')
    await walk(shop, questions)
  })
}

/** Reads until `parse` accepts the answer; undefined where Enter leaves it. */
async function parsed<T>({ until }: Questions, label: string, parse: (answer: string) => T): Promise<T | undefined> {
  let value: T | undefined
  await until(label, '', async (answer) => {
    value = parse(answer)
  })
  return value
}

const priceIn =
  (currency: string) =>
  (answer: string): string => {
    const amount = wireAmount(answer)
    if (!parseAmount(amount, currency).ok) throw new WrongAnswer(`Enter an amount in ${currency}, such as 24.`)
    return amount
  }

function unitsIn(answer: string): number {
  const units = Number(answer)
  if (!Number.isInteger(units) || units < 0 || units > MOST_UNITS)
    throw new WrongAnswer(`Enter a whole number up to ${MOST_UNITS}.`)
  return units
}

async function addProduct(shop: SetupShop, questions: Questions): Promise<void> {
  const { currency } = shop.site()
  const name = await questions.text('Name of the product')
  if (name === undefined) return
  const price = (await parsed(questions, `Price in ${currency}`, priceIn(currency))) ?? '0'
  const quantity = await parsed(questions, 'Units in stock, Enter for as many as are ordered', unitsIn)
  const { product } = await shop.call(createProductWithInventory, {
    product: {
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: price } },
            physicalProperties: {},
            inventoryItem: quantity === undefined ? { inStock: true } : { quantity },
          },
        ],
      },
    },
  })
  questions.write(
    `  ${shop.url}/products/${product.slug}. Pictures and more: ${shop.url}/admin/products/${product.id}\n`,
  )
}

/** A draft until its tickets are there, so that half an event is never seen. */
async function addEvent(shop: SetupShop, questions: Questions): Promise<void> {
  const { currency, timeZone } = shop.site()
  const title = await questions.text('Title of the event')
  if (title === undefined) return
  const starts = await parsed(questions, `Begins, in ${timeZone}, such as 2027-05-21 19:30`, (answer) =>
    startIn(answer, timeZone),
  )
  if (starts === undefined) return
  const place = await questions.text('Place, Enter where it is to be announced')
  const address = place === undefined ? undefined : await questions.text('Its address')
  const location =
    place === undefined
      ? { type: 'VENUE' as const, locationTbd: true }
      : { type: 'VENUE' as const, name: place, address: { addressLine: address ?? place } }
  const { event } = await shop.call(createEvent, {
    event: {
      title,
      location,
      dateAndTimeSettings: {
        startDate: starts.toISOString(),
        endDate: new Date(starts.getTime() + EVENT_HOURS * HOUR_MS).toISOString(),
        timeZoneId: timeZone,
        hideEndDate: true,
      },
      registration: { initialType: 'TICKETING' },
    },
    draft: true,
  })
  await questions.until('Kind of ticket, such as Admission', '', async (name) => {
    const value = (await parsed(questions, `Price in ${currency}, 0 for free`, priceIn(currency))) ?? '0'
    const limit = await parsed(questions, 'Number of tickets, Enter for no limit', unitsIn)
    await shop.call(createTicketDefinition, {
      ticketDefinition: {
        eventId: event.id,
        name,
        pricingMethod: { fixedPrice: { value, currency } },
        feeType: Number(value) === 0 ? 'NO_FEE' : 'FEE_INCLUDED',
        limited: limit !== undefined,
        initialLimit: limit ?? null,
      },
    })
    await shop.call(publishDraftEvent, { eventId: event.id })
    questions.write(`  ${shop.url}/events/${event.slug}\n`)
  })
  questions.write(`  Pictures and more: ${shop.url}/admin/events/${event.id}\n`)
}

function startIn(answer: string, zone: string): Date {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(answer) ?? []
  try {
    if (day && time) return new Date(instantOf(`${day}T${time}`, zone))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new WrongAnswer('Enter day and time, such as 2027-05-21 19:30.')
}

/** As the command `import` does: products that could not be read are listed, and the file can be taken back in the admin. */
async function importFile(shop: SetupShop, { text, write }: Questions): Promise<void> {
  const path = await text('File of a Shopify or WooCommerce export')
  if (path === undefined) return
  const ctx = { db: shop.db, site: shop.site(), now: shop.now(), newId: () => newId(new Date()) }
  await importCommand(['products', path], {
    out: { write },
    open: async () => ({ db: ctx.db, site: ctx.site, now: ctx.now, newId: ctx.newId, close: async () => {} }),
    record: recordImport,
  })
}
