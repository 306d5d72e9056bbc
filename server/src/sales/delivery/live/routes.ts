import * as contract from '@fairground/contract/ecom/shippo-configurations.ts'
import * as own from '@fairground/contract/fairground/carrier-accounts.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../../audit/record.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { message } from '../../../ground/texts/message.ts'
import { masked } from '../../../http/field-mask.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { deleteOptions, linkRegion, unlinkRegion, updateOption } from '../options.ts'
import { setNamespace } from '../profiles.ts'
import { readSetup } from '../setup/change-setup.ts'
import type { SetupRow } from '../setup/documents.ts'
import { getSetup, listSetup } from '../setup/list-setup.ts'
import { amountText } from '../setup/rates.ts'
import { deleteAccountKey, findAccountKey, openedKey, sealedKey, writeAccountKey } from './accounts.ts'
import {
  assertLocation,
  configurationToWire,
  createConfiguration,
  parseConfiguration,
  regionsOf,
} from './configurations.ts'
import { CarrierFault, type LiveCarrier } from './live-carrier.ts'
import { listShipFroms, setShipFrom } from './origins.ts'

export interface LiveDeps {
  readonly carrier: LiveCarrier
  /** Receives what an operator should know. */
  readonly onFault: (error: unknown) => void
}

export function liveRoutes(api: Api, deps: LiveDeps): void {
  configurationRoutes(api)
  accountRoutes(api, deps)
  mount(api, own.listShipFroms, (_, ctx) => listShipFroms(ctx))
  mount(api, own.setShipFrom, ({ locationId, shipFrom }, ctx) => setShipFrom(ctx, locationId, shipFrom))
}

const one = async (ctx: Ctx, row: Promise<SetupRow<'shippo'>>) => ({
  shippoConfiguration: configurationToWire(await row, await readSetup(ctx.db)),
})

function configurationRoutes(api: Api): void {
  mount(api, contract.createShippoConfiguration, async ({ shippoConfiguration, backupRate }, ctx) => {
    const { deliveryRegionId, deliveryRegionIds, ...given } = shippoConfiguration
    await assertLocation(ctx, given.osLocationId)
    const { row, setup } = await createConfiguration(ctx, {
      doc: parseConfiguration(ctx, undefined, given),
      regionIds: regionsOf(deliveryRegionId, deliveryRegionIds),
      backupRate: backupRate ? amountText(backupRate, ctx.site.currency, 'backupRate') : undefined,
    })
    return { shippoConfiguration: configurationToWire(row, setup) }
  })
  mount(api, contract.getShippoConfiguration, ({ shippoConfigurationId }, ctx) =>
    one(ctx, getSetup(ctx, 'shippo', shippoConfigurationId)),
  )
  mount(api, contract.updateShippoConfiguration, async ({ shippoConfiguration, fieldMask }, ctx) => {
    const { id, revision, ...change } = shippoConfiguration
    const fields = masked(change, fieldMask, contract.ShippoConfigurationChanges, 'shippoConfiguration')
    if (fields.osLocationId) await assertLocation(ctx, fields.osLocationId)
    const next = (before: SetupRow<'shippo'>['doc']) => parseConfiguration(ctx, before, fields)
    return one(ctx, updateOption(ctx, { kind: 'shippo', id, revision, next }))
  })
  mount(api, contract.deleteShippoConfiguration, async ({ shippoConfigurationId }, ctx) => {
    await deleteOptions(ctx, 'shippo', [shippoConfigurationId])
    return {}
  })
  mount(api, contract.queryShippoConfigurations, async ({ query }, ctx) => {
    const { rows, paging } = await listSetup(ctx, 'shippo', query)
    const setup = await readSetup(ctx.db)
    return { shippoConfigurations: rows.map((row) => configurationToWire(row, setup)), pagingMetadata: paging }
  })
  mount(api, contract.updateExtendedFields, (request, ctx) => one(ctx, setNamespace(ctx, 'shippo', request)))
  mount(api, contract.addDeliveryRegion, ({ shippoConfigurationId: id, ...link }, ctx) =>
    one(ctx, linkRegion(ctx, 'shippo', { id, ...link })),
  )
  mount(api, contract.removeDeliveryRegion, ({ shippoConfigurationId: id, ...link }, ctx) =>
    one(ctx, unlinkRegion(ctx, 'shippo', { id, ...link })),
  )
}

const KEY_END = 4

function accountRoutes(api: Api, deps: LiveDeps): void {
  const { carrier } = deps
  mount(api, own.getCarrierAccount, async (_, ctx) => ({ account: await accountToWire(ctx, deps) }))
  // The carrier confirms before the transaction: nothing outside is called within one.
  mount(
    api,
    own.setCarrierAccount,
    async ({ key: given }, ctx) => {
      const key = given.trim()
      if (!carrier.keyForm.test(key))
        throw new InvalidArgument([
          {
            field: 'key',
            description: message('violations.match', { pattern: carrier.keyForm.source }),
            violatedRule: 'FORMAT',
          },
        ])
      await carriersOf(deps, key)
      await ctx.db.inTx(async (tx) => {
        const test = carrier.isTest(key)
        await tx.run(writeAccountKey, { apiKey: sealedKey(ctx.sealer, ctx.site.id, key), test, at: ctx.now })
        await record(tx, ctx, { action: 'carriers.accountSet', target: ctx.site })
      })
      return { account: await accountToWire(ctx, deps) }
    },
    { once: true },
  )
  mount(
    api,
    own.testCarrierAccount,
    async (_, ctx) => {
      const stored = await ctx.db.row(findAccountKey, {})
      if (!stored) throw new ApiError({ code: 'CARRIER_ACCOUNT_NOT_FOUND' })
      return { carriers: [...(await carriersOf(deps, openedKey(ctx.sealer, ctx.site.id, stored.apiKey)))] }
    },
    { once: true },
  )
  mount(api, own.removeCarrierAccount, async (_, ctx) => {
    await ctx.db.inTx(async (tx) => {
      if (await tx.row(deleteAccountKey, {}))
        await record(tx, ctx, { action: 'carriers.accountRemoved', target: ctx.site })
    })
    return {}
  })
}

async function accountToWire({ db, site, sealer }: Ctx, { onFault }: Pick<LiveDeps, 'onFault'>) {
  const stored = await db.row(findAccountKey, {})
  if (!stored) return {}
  const { test, changedAt } = stored
  const end = () => openedKey(sealer, site.id, stored.apiKey).slice(-KEY_END)
  return { test, changedDate: changedAt.toISOString(), ...present({ keyEnd: opened(end, onFault) }) }
}

/** Undefined for a key that was sealed with another SECRET_KEY: its owner enters it again. */
function opened(open: () => string, onFault: LiveDeps['onFault']): string | undefined {
  try {
    return open()
  } catch (error) {
    onFault(error)
    return undefined
  }
}

async function carriersOf({ carrier, onFault }: LiveDeps, key: string): Promise<readonly string[]> {
  try {
    return await carrier.carriersOf(key)
  } catch (error) {
    onFault(error)
    if (error instanceof CarrierFault && error.kind === 'key') throw new ApiError({ code: 'CARRIER_KEY_REFUSED' })
    throw new ApiError({ code: 'CARRIER_UNREACHABLE' })
  }
}
