import * as contract from '@fairground/contract/ecom/back-in-stock-notifications.ts'
import * as settings from '@fairground/contract/ecom/back-in-stock-settings.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { cursorPage, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { holdsScope, ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Post } from '../../mail/post.ts'
import { collectionStates, setCollecting } from './collecting.ts'
import { announce, type Notifying, notifyDue } from './notify.ts'
import {
  countWaiting,
  deleteRequest,
  findRequest,
  makeReportedDue,
  moveRequests,
  type RequestRow,
  requestColumns,
} from './queries.ts'
import { ownReference } from './reference.ts'
import { assertPicture, requestNotification } from './request-notification.ts'

/** `people`: with who made it. */
const toWire = (row: RequestRow, people: boolean): Static<typeof contract.BackInStockNotificationRequest> => ({
  id: row.id,
  catalogReference: row.reference,
  ...(people
    ? { email: row.email, ...present({ contactId: row.ownerIsMember && row.ownerId ? row.ownerId : undefined }) }
    : {}),
  status: row.status,
  ...present({ autoNotified: row.autoNotified ?? undefined }),
  createdDate: row.createdAt.toISOString(),
  ...present({ itemUrl: row.itemUrl || undefined }),
})

const contactId = 'case when r.owner_is_member then r.owner_id end'
const NOBODY = '00000000-0000-0000-0000-000000000000'

const spec: QuerySpec = {
  from: 'back_in_stock_requests r',
  site: 'r.site_id',
  columns: requestColumns,
  fields: {
    id: { sql: 'r.id', type: 'uuid', sortable: true },
    status: { sql: 'r.status', type: 'text', sortable: true },
    autoNotified: {
      sql: 'r.auto_notified',
      type: 'bool',
      sortable: true,
      orderSql: 'coalesce(r.auto_notified, false)',
    },
    createdDate: { sql: 'r.created_at', type: 'timestamptz', sortable: true },
    itemUrl: { sql: 'r.item_url', type: 'text', sortable: true, orderSql: `coalesce(r.item_url, '')` },
    'catalogReference.catalogItemId': { sql: 'r.catalog_item_id', type: 'text', sortable: true },
    'catalogReference.appId': { sql: `r.reference->>'appId'`, type: 'text' },
  },
  tieBreak: { sql: 'r.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}

const withPeople: QuerySpec = {
  ...spec,
  fields: {
    ...spec.fields,
    email: { sql: 'r.email', type: 'text', sortable: true },
    contactId: { sql: contactId, type: 'uuid', sortable: true, orderSql: `coalesce(${contactId}, '${NOBODY}')` },
  },
}

const notFound = (id: string) => new ApiError({ code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', id })
const whose = ({ caller }: Ctx) => ({ ownerId: ownerId(caller) ?? null, anyones: holdsScope(caller, 'inventory.read') })

/** Visitors and members see their own; of others, who made a request is no matter of stock. */
const seesPeople = ({ caller }: Ctx): boolean =>
  !holdsScope(caller, 'inventory.read') || holdsScope(caller, 'members.read')

interface BackInStockDeps extends Notifying {
  readonly post: Post
}

export function backInStockRoutes(api: Api, using: BackInStockDeps): void {
  mount(
    api,
    contract.createBackInStockNotificationRequest,
    async ({ request, itemDetails }, ctx) => ({
      request: toWire(await requestNotification(ctx, using, request, itemDetails), true),
    }),
    { limit: () => ({ name: 'back-in-stock', per: 'address', perMinute: 30 }) },
  )
  mount(api, contract.getBackInStockNotificationRequest, async ({ id }, ctx) => {
    const row = await ctx.db.row(findRequest, { id, ...whose(ctx) })
    if (!row) throw notFound(id)
    return { request: toWire(row, seesPeople(ctx)) }
  })
  mount(api, contract.deleteBackInStockNotificationRequest, async ({ id }, ctx) => {
    await ctx.db.inTx(async (tx) => {
      const row = await tx.row(findRequest, { id, ...whose(ctx) })
      if (!row || (await tx.run(deleteRequest, { id, ...whose(ctx) })) === 0) throw notFound(id)
      await announce(tx, [row], 'deleted', ctx)
    })
    return {}
  })
  mount(api, contract.markAsNotificationSent, async ({ id }, ctx) => {
    const row = await ctx.db.inTx(async (tx) => {
      const from = ['RECEIVED', 'PROCESSING', 'FAILED']
      const moved = await tx.rows(moveRequests, {
        ids: [id],
        from,
        to: 'NOTIFICATION_SENT',
        autoNotified: false,
        at: ctx.now,
      })
      await announce(tx, moved, 'updated', ctx)
      return moved[0] ?? tx.row(findRequest, { id, ownerId: null, anyones: true })
    })
    if (!row) throw notFound(id)
    return { request: toWire(row, seesPeople(ctx)) }
  })
  requestListRoutes(api, using)
  reportRoute(api, using)
  settingsRoutes(api, using)
}

function requestListRoutes(api: Api, using: BackInStockDeps): void {
  mount(api, contract.queryBackInStockNotificationRequests, async ({ query = {} }, ctx) => {
    const { ownerId: own, anyones } = whose(ctx)
    const people = seesPeople(ctx)
    const fields = people ? withPeople : spec
    const where: Condition[] = anyones ? [] : [{ sql: 'r.owner_id = ?', values: [own] }]
    const listQuery = { ...query, filter: query.filter ?? undefined }
    if (query.paging && !query.cursorPaging) {
      const { rows, paging } = await offsetPage<RequestRow>(fields, listQuery, { db: ctx.db, where })
      const { count, offset, total } = paging
      return { requests: rows.map((row) => toWire(row, people)), metadata: { count, offset, total } }
    }
    const { db, cursors, now } = ctx
    const { rows, paging } = await cursorPage<RequestRow>(fields, listQuery, { db, cursors, now, where })
    return {
      requests: rows.map((row) => toWire(row, people)),
      metadata: { count: paging.count, cursors: paging.cursors },
    }
  })
  mount(
    api,
    contract.getBackInStockNotificationRequestsCountByCatalogReferences,
    async ({ catalogReferences }, { db }) => {
      const counts = await db.rows(countWaiting, {
        places: catalogReferences.map((_, place) => place),
        references: catalogReferences.map((one) => JSON.stringify(ownReference(one, using.apps))),
      })
      const byPlace = new Map(counts.map(({ place, count }) => [place, count]))
      return {
        countsPerCatalogReference: catalogReferences.map((catalogReference, place) => ({
          catalogReference,
          count: byPlace.get(place) ?? 0,
        })),
      }
    },
  )
}

function reportRoute(api: Api, using: BackInStockDeps): void {
  mount(
    api,
    contract.reportItemsBackInStock,
    async ({ catalogReference, requestIds = [], itemDetails: { name, image } }, ctx) => {
      if (catalogReference && requestIds.length > 0)
        throw new ApiError({ code: 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' })
      if (!catalogReference && requestIds.length === 0)
        throw new InvalidArgument([
          {
            field: 'catalogReference',
            description: message('violations.orRequestIds'),
            violatedRule: 'REQUIRED_ONE_OF_FIELD',
          },
        ])
      assertPicture(image)
      const reference = catalogReference ? ownReference(catalogReference, using.apps) : {}
      await ctx.db.rows(makeReportedDue, { reference, ids: requestIds, name, at: ctx.now })
      await notifyDue(ctx.db, ctx, using)
      using.post.soon(ctx.site.id)
      return {}
    },
  )
}

function settingsRoutes(api: Api, using: BackInStockDeps): void {
  const answer = async (ctx: Ctx) => ({ settings: { collectionStates: await collectionStates(ctx.db, using.apps) } })
  mount(api, settings.getSettings, (_, ctx) => answer(ctx))
  mount(api, settings.startCollectingRequests, async ({ appId }, ctx) => {
    await setCollecting(ctx, using.apps, appId, true)
    return answer(ctx)
  })
  mount(api, settings.stopCollectingRequests, async ({ appId }, ctx) => {
    await setCollecting(ctx, using.apps, appId, false)
    return answer(ctx)
  })
}
