import { ApiError } from '@fairground/client/errors.ts'
import { type Placed, placeViolations } from '../forms/field-violations.ts'
import { productRefusals, productViolations } from './product-schema.ts'
import type { ProductValues } from './product-values.ts'

/** Refusals of the server, on the fields that caused them. Rows travel without those that are not made. */
export function placeFaults(error: unknown, { variants }: ProductValues): Placed {
  const { fields, rest } = placeViolations(error, productViolations)
  const sent = variants.flatMap(({ presence }, index) => (presence === 'none' ? [] : [index]))
  const placed = fields.map(({ name, message }) => ({
    message,
    name: name.replace(/^variants\.(\d+)/, (_, at: string) => `variants.${sent[Number(at)] ?? at}`),
  }))
  if (placed.length > 0 || rest !== undefined || !(error instanceof ApiError)) return { fields: placed, rest }
  const field = productRefusals[error.code]
  if (field === undefined) return { fields: [], rest }
  const message = error.description
  if (field !== 'sku' && field !== 'barcode' && field !== 'compareAt')
    return { fields: [{ name: field, message }], rest }
  const code = error.data[field]
  const found = variants.findIndex(
    (row) => row.presence !== 'none' && row[field] !== '' && (!code || row[field] === code),
  )
  return { fields: [{ name: `variants.${Math.max(0, found)}.${field}`, message }], rest }
}
