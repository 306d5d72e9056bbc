import type { ShippingLabel } from '@fairground/contract/fairground/shipping-labels.ts'
import { declaredLines, exportExemption } from '@fairground/domain/delivery/customs.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../../ground/api-error.ts'
import type { Queryable } from '../../../ground/database.ts'
import { message } from '../../../ground/texts/message.ts'
import type { Units } from '../../fulfillments/units.ts'
import type { LabelDeclaration } from '../live/live-carrier.ts'
import { linesToDeclare } from './queries.ts'

export type Customs = NonNullable<Static<typeof ShippingLabel>['customs']>

/** As long as carriers print. */
const MOST_CHARACTERS = 100

interface Parcel {
  readonly orderId: string
  readonly units: readonly Units[]
  readonly weightGrams: number
  readonly from: string
  readonly to: string
}

/** The declaration of a parcel, with weights and values of its lines. Throws a violation unless there is one item of each line. */
export async function declarationOf(db: Queryable, customs: Customs, parcel: Parcel): Promise<LabelDeclaration> {
  const { orderId, units, weightGrams, from, to } = parcel
  const given = new Map(customs.items.map((item) => [item.id.toLowerCase(), item]))
  if (given.size !== customs.items.length || given.size !== units.length || units.some(({ id }) => !given.has(id)))
    throw new InvalidArgument([
      { field: 'customs.items', description: message('violations.oneOfEachLine'), violatedRule: 'VALIDATION' },
    ])
  const rows = new Map(
    (await db.rows(linesToDeclare, { orderId, ids: units.map(({ id }) => id) })).map((row) => [row.id, row]),
  )
  const lines = units.map(({ id, quantity }) => ({ quantity, row: rows.get(id)!, item: given.get(id)! })) // units of the order, each with an item
  const declared = declaredLines(
    lines.map(({ quantity, row }) => ({
      quantity,
      unitGrams: row.doc.physical?.weightGrams ?? 0,
      ordered: Number(row.quantity),
      paid: row.paid,
    })),
    weightGrams,
  )
  const currency = lines[0]!.row.currency // a parcel has units
  return {
    contents: customs.contents,
    undeliverable: customs.undeliverable,
    signer: customs.signer.trim(),
    currency,
    ...present({ exemption: exportExemption(from, to) }),
    items: lines.map(({ quantity, row, item }, i) => ({
      description: [...row.doc.name].slice(0, MOST_CHARACTERS).join(''),
      quantity,
      netGrams: declared[i]!.netGrams, // one of each line
      value: formatAmount(declared[i]!.value, currency), // the same
      originCountry: item.originCountry,
      ...present({ tariffNumber: item.tariffNumber }),
    })),
  }
}
