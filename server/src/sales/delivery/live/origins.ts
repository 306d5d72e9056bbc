import type {
  listShipFroms as listContract,
  setShipFrom as setContract,
} from '@fairground/contract/fairground/carrier-accounts.ts'
import { MAX_LOCATIONS } from '@fairground/contract/fairground/locations.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { filled } from '../../../ground/filled.ts'
import { message } from '../../../ground/texts/message.ts'
import { changeSetup, readSetup } from '../setup/change-setup.ts'
import type { OriginDoc } from '../setup/documents.ts'
import { assertLocation } from './configurations.ts'

type ShipFrom = RequestOf<typeof setContract>['shipFrom']

const originToWire = ({ locationId: _, address, ...doc }: OriginDoc): ShipFrom => ({ ...doc, address: { ...address } })

export async function listShipFroms({ db }: Ctx): Promise<ResponseOf<typeof listContract>> {
  const origins = (await readSetup(db)).all('origin')
  return { shipFroms: origins.map(({ doc }) => ({ locationId: doc.locationId, shipFrom: originToWire(doc) })) }
}

const PARTS = ['country', 'city', 'postalCode', 'addressLine'] as const

/** A label needs all of its address, so a part of one is refused when it is entered. */
function assertWhole({ address }: ShipFrom): void {
  const missing = PARTS.filter((part) => !address[part]?.trim())
  if (missing.length === 0) return
  throw new InvalidArgument(
    missing.map((part) => ({
      field: `shipFrom.address.${part}`,
      description: message('violations.blank'),
      violatedRule: 'REQUIRED_FIELD' as const,
    })),
  )
}

export async function setShipFrom(ctx: Ctx, locationId: string, shipFrom: ShipFrom): Promise<{ shipFrom: ShipFrom }> {
  assertWhole(shipFrom)
  await assertLocation(ctx, locationId)
  const { name, company, phone, email, address } = shipFrom
  const doc: OriginDoc = {
    locationId,
    name: filled(name, 'shipFrom.name'),
    address,
    ...present({ company: company?.trim() || undefined, phone: phone?.trim() || undefined, email }),
  }
  const row = await changeSetup(ctx, (draft) => {
    const origins = draft.setup.all('origin')
    const before = origins.find((one) => one.doc.locationId === doc.locationId)
    if (before) return draft.update(before, doc)
    if (origins.length >= 2 * MAX_LOCATIONS) throw new ApiError({ code: 'LIMIT_REACHED', threshold: 2 * MAX_LOCATIONS })
    return draft.create('origin', doc)
  })
  return { shipFrom: originToWire(row.doc) }
}
