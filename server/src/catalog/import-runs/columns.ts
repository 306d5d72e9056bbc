import type { ProductFileFormat } from '@fairground/contract/enumerations/catalog.ts'
import type { ImportColumns } from '@fairground/contract/fairground/product-imports.ts'
import { guessColumns } from '@fairground/domain/catalog/column-likeness.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { type ColumnMapping, formatOf, neededFields } from '../imports/read-file.ts'
import { ownHeadings } from '../product-files/own-format.ts'
import { shopifyHeadings } from '../product-files/shopify-file.ts'
import { OWN_ID, woocommerceHeadings } from '../product-files/woocommerce-file.ts'
import { mapColumns, type RunRow } from './queries.ts'

type Format = (typeof ProductFileFormat)[number]
type Columns = Static<typeof ImportColumns>

const FORMATS = ['WOOCOMMERCE', 'SHOPIFY', 'OWN'] as const satisfies readonly Format[]

const fieldsOf = (format: Format, currency: string): readonly string[] =>
  ({
    OWN: () => ownHeadings(currency),
    SHOPIFY: shopifyHeadings,
    WOOCOMMERCE: () => woocommerceHeadings().filter((heading) => heading !== OWN_ID),
  })[format]()

/** Columns of a file: as somebody mapped them, or the likely ones. */
export function columnsToWire({ headings, mapping }: RunRow, currency: string): Columns {
  const names = headings.map(({ heading }) => heading)
  const formats = FORMATS.map((format) => {
    const fields = fieldsOf(format, currency)
    return {
      format,
      fields: [...fields],
      needed: [...neededFields[format]],
      guess: guessColumns([...new Set(names)], fields),
    }
  })
  const recognized = mapping ? mapping.format : formatOf(names)
  const lacking = ({ needed, guess }: Columns['formats'][number]) =>
    needed.filter((field) => !guess.some((one) => one.field === field)).length
  const likely = formats.toSorted((a, b) => lacking(a) - lacking(b) || b.guess.length - a.guess.length)[0]!
  return {
    columns: headings.map(({ heading, sample }) => ({ heading, sample })),
    format: recognized ?? likely.format,
    formats,
    ...present({ mapping: mapping ? [...mapping.columns] : undefined }),
  }
}

/** Maps the columns: the file is compared again with them, and carried out so. */
export async function applyMapping(ctx: Ctx, run: RunRow, mapping: ColumnMapping): Promise<void> {
  const faults = faultsOf(run, mapping, ctx.site.currency)
  if (faults.length > 0) throw new InvalidArgument(faults)
  await ctx.db.inTx(async (tx) => {
    const mapped = await tx.row(mapColumns, { id: run.id, mapping, at: ctx.now })
    if (!mapped) throw new ApiError({ code: 'IMPORT_NOT_READY', status: run.status })
    await happen(
      tx,
      [{ entity: 'product_import', entityId: run.id, slug: 'moved', payload: { status: 'COMPARING' } }],
      ctx,
    )
  })
}

function faultsOf({ headings }: RunRow, { format, columns }: ColumnMapping, currency: string): FieldViolation[] {
  const known = new Set(headings.map(({ heading }) => heading))
  const fields = new Set(fieldsOf(format, currency))
  const taken = new Set<string>()
  const faults = columns.flatMap(({ heading, field }, i): FieldViolation[] => {
    const at = `columns[${i}]`
    if (!known.has(heading))
      return [{ field: `${at}.heading`, description: message('violations.noHeading'), violatedRule: 'OTHER' }]
    if (!fields.has(field))
      return [
        {
          field: `${at}.field`,
          description: message('violations.noFieldOfFormat'),
          violatedRule: 'INVALID_ENUM_VALUE',
        },
      ]
    const isTwice = taken.has(field) || taken.has(`heading ${heading}`)
    taken.add(field).add(`heading ${heading}`)
    return isTwice ? [{ field: at, description: message('violations.mappedAlready'), violatedRule: 'OTHER' }] : []
  })
  const missing = neededFields[format].filter((field) => !columns.some((one) => one.field === field))
  return [
    ...faults,
    ...missing.map(
      (field): FieldViolation => ({
        field: 'columns',
        description: message('violations.columnOf', { field }),
        violatedRule: 'REQUIRED_FIELD',
        data: { field },
      }),
    ),
  ]
}
