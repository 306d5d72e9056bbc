import { MAX_OPTIONS, MAX_OPTIONS_PER_REGION, MAX_PROFILES } from '@fairground/contract/ecom/delivery-parts.ts'
import { takeTurns } from '../../../db/row-statements.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable } from '../../../ground/database.ts'
import { Documents, SetupDraft, type Subject } from '../../setup/setup-draft.ts'
import { carrierOfKind } from '../carriers.ts'
import type { OptionKind, ProfileDoc, SetupDocs, SetupKind, SetupRow, StoredRegion } from './documents.ts'
import { deliveryTable } from './queries.ts'

/** Everything that a site has set up about delivery. */
export class Setup extends Documents<SetupDocs> {
  /** Regions of all profiles. */
  regions(): readonly StoredRegion[] {
    return this.all('profile').flatMap(({ doc }) => doc.regions)
  }
  profileOfRegion(regionId: string): SetupRow<'profile'> | undefined {
    return this.all('profile').find(({ doc }) => doc.regions.some(({ id }) => id === regionId))
  }
}

export const readSetup = async (db: Queryable): Promise<Setup> => new Setup(await db.rows(deliveryTable.readAll, {}))

const entities: Readonly<Record<SetupKind, string>> = {
  profile: 'delivery_profile',
  rate: 'shipping_option',
  pickup: 'pickup_location',
  local: 'local_delivery_option',
  shippo: 'shippo_configuration',
  origin: 'ship_from',
}

const notFoundCodes = {
  profile: 'DELIVERY_PROFILE_NOT_FOUND',
  rate: 'SHIPPING_OPTION_NOT_FOUND',
  pickup: 'PICKUP_LOCATION_NOT_FOUND',
  local: 'LOCAL_DELIVERY_OPTION_NOT_FOUND',
  shippo: 'SHIPPO_CONFIGURATION_NOT_FOUND',
  origin: 'LOCATION_NOT_FOUND',
} as const satisfies Record<SetupKind, string>

export const setupNotFound = (kind: SetupKind, id: string): ApiError => new ApiError({ code: notFoundCodes[kind], id })
export const regionNotFound = (deliveryRegionId: string): ApiError =>
  new ApiError({ code: 'DELIVERY_REGION_NOT_FOUND', deliveryRegionId })

const setupTurn = takeTurns('delivery.turn', 'delivery setup')

const subject: Subject<SetupDocs, Setup> = {
  table: deliveryTable,
  entities,
  notFound: setupNotFound,
  of: (rows) => new Setup(rows),
}

/** A delivery setup under way of being changed. */
export class Draft extends SetupDraft<SetupDocs, Setup> {
  constructor(ctx: Pick<Ctx, 'now' | 'newId'>, setup: Setup) {
    super(ctx, subject, setup)
  }

  override create<K extends SetupKind>(kind: K, doc: SetupDocs[K]): SetupRow<K> {
    const limit = kind === 'profile' ? MAX_PROFILES : MAX_OPTIONS
    if (this.setup.all(kind).length >= limit)
      throw new ApiError(
        kind === 'profile'
          ? { code: 'DELIVERY_PROFILES_LIMIT_EXCEEDED', threshold: limit }
          : { code: 'LIMIT_REACHED', threshold: limit },
      )
    return super.create(kind, doc)
  }

  /** Regions of an option exist and have its carrier: naming a region lets the carrier deliver there. */
  protected override written(row: SetupRow): void {
    if (row.kind === 'profile' || row.kind === 'origin') return
    const { kind } = row as SetupRow<OptionKind>
    const carrier = carrierOfKind(kind)
    for (const regionId of (row as SetupRow<OptionKind>).doc.regionIds) {
      const profile = this.setup.profileOfRegion(regionId)
      if (!profile) throw regionNotFound(regionId)
      this.#assertRoom(kind, regionId)
      const { regions } = profile.doc
      if (regions.some(({ id, carriers }) => id === regionId && carriers.some(({ appId }) => appId === carrier.id)))
        continue
      this.update(profile, {
        ...profile.doc,
        regions: regions.map((region) =>
          region.id === regionId ? { ...region, carriers: [...region.carriers, { appId: carrier.id }] } : region,
        ),
      })
    }
  }

  #assertRoom(kind: OptionKind, regionId: string): void {
    const inRegion = this.setup.all(kind).filter(({ doc }) => doc.regionIds.includes(regionId)).length
    if (inRegion > MAX_OPTIONS_PER_REGION)
      throw new ApiError({ code: 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED', threshold: MAX_OPTIONS_PER_REGION })
  }

  /** Options name the regions no more. */
  unlink(regionIds: readonly string[], kinds: readonly OptionKind[] = ['rate', 'pickup', 'local', 'shippo']): void {
    for (const kind of kinds)
      for (const row of this.setup.all(kind)) {
        const left = row.doc.regionIds.filter((id) => !regionIds.includes(id))
        if (left.length < row.doc.regionIds.length) this.update(row, { ...row.doc, regionIds: left })
      }
  }
}

/** Changes the setup of a site, whole or not at all; callers of one site take turns, so that regions stay apart and limits hold. */
export const changeSetup = <T>(ctx: Ctx, change: (draft: Draft) => T): Promise<T> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(setupTurn, {})
    const draft = new Draft(ctx, await readSetup(tx))
    const answer = change(draft)
    await draft.write(tx)
    return answer
  })

/** The profile with one of its regions changed. */
export const withRegion = (
  doc: ProfileDoc,
  id: string,
  change: (region: StoredRegion) => StoredRegion,
): ProfileDoc => ({
  ...doc,
  regions: doc.regions.map((region) => (region.id === id ? change(region) : region)),
})
