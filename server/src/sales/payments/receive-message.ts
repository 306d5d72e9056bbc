import type { FastifyInstance } from 'fastify'
import { noEffects, type Pool } from '../../db/database.ts'
import type { ParamsOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isUuid, newId } from '../../ground/ids.ts'
import type { Sites } from '../../ground/site.ts'
import { noteHappened } from '../../outbox/happenings.ts'
import { writeReported } from './disputes/follow-disputes.ts'
import { formerAccountsOf, formerSecrets } from './former-accounts.ts'
import { insertMessage } from './message-queries.ts'
import type { PaymentMethods } from './methods.ts'
import { type Dispute, MESSAGES_PATH, type ReadMessage } from './provider.ts'

/** In bytes. Providers send one event at a time. */
const MESSAGE_LIMIT = 256 * 1024

interface Needs {
  readonly methods: PaymentMethods
  readonly pool: Pick<Pool, 'forSite'>
  readonly sites: Pick<Sites, 'site' | 'nowOf'>
}

/**
 * `POST /_payments/{method}/{siteId}`: messages of payment providers. The provider reads the signature over the bytes that arrived; a
 * forged or stale one is refused. A genuine one is recorded once and answered at once; a job then asks the provider how the payment
 * stands, so messages may come twice, late and in any order. Those about a payment that we do not know are answered and dropped.
 * Disputes of a payment at a former account are as its messages say: nobody can be called there.
 */
export async function receiveMessages(app: FastifyInstance, { methods, pool, sites }: Needs): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_LIMIT },
      async (_: unknown, body: Buffer) => body,
    )
    scope.post<{ Params: { method: string; siteId: string } }>(
      `${MESSAGES_PATH}/:method/:siteId`,
      { config: { who: 'anyone' }, bodyLimit: MESSAGE_LIMIT },
      async (request, reply) => {
        const { method, siteId } = request.params
        const provider = methods.provider(method)
        const site = sites.site(siteId.toLowerCase())
        if (!site || !provider?.message) throw new ApiError({ code: 'NOT_FOUND' })
        if (!methods.isSetUp(site.id, method) && !(await hasFormer(pool, site.id, method)))
          throw new ApiError({ code: 'NOT_FOUND' })
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const raw = { siteId: site.id, headers: request.headers, body, receivedAt: new Date() }
        const message = await provider.message(raw)
        if (!message) throw new ApiError({ code: 'PERMISSION_DENIED' })
        const received = { siteId: site.id, now: sites.nowOf(site), provider: method, message }
        if (!(await recordMessage({ pool, methods }, received)))
          request.log.info({ method, eventId: message.eventId }, 'a payment message changes nothing')
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
  })
}

interface Received {
  readonly siteId: string
  readonly now: Date
  readonly provider: string
  readonly message: ReadMessage
}

/** True where the keys are gone, and messages of their account are read still. */
const hasFormer = async (pool: Needs['pool'], siteId: string, provider: string): Promise<boolean> =>
  (await pool.forSite(siteId).rows(formerSecrets, { provider })).length > 0

/** False for one that was received before, or is about no payment of the provider here. */
async function recordMessage(
  { pool, methods }: Pick<Needs, 'pool' | 'methods'>,
  { siteId, now, provider, message }: Received,
): Promise<boolean> {
  const { eventId, dispute } = message
  const paymentId = message.paymentId !== undefined && isUuid(message.paymentId) ? message.paymentId : null
  const reference = message.reference ?? null
  if (paymentId === null && reference === null) return false
  const db = pool.forSite(siteId)
  const formerAccount = message.formerAccount ?? null
  const event = { provider, eventId, paymentId, reference, at: now, happeningId: newId(now), formerAccount }
  if (dispute) return db.inTx((tx) => recordDispute(tx, { now, newId: () => newId(now), methods }, { event, dispute }))
  const reported = await db.row(insertMessage, event)
  if (!reported) return false
  const effects = noEffects()
  noteHappened(effects, [{ entity: 'payment', entityId: reported.paymentId }], reported.position)
  db.committed(effects)
  return true
}

interface ReportedDispute {
  readonly event: ParamsOf<typeof insertMessage>
  readonly dispute: Dispute
}

/** Records a message about a dispute. Its words count for a payment of a former account, about which the provider cannot be called. */
async function recordDispute(
  tx: Tx,
  { methods, ...ctx }: Pick<Ctx, 'now' | 'newId'> & Pick<Needs, 'methods'>,
  { event, dispute }: ReportedDispute,
): Promise<boolean> {
  const reported = await tx.row(insertMessage, event)
  if (!reported) return false
  const { paymentId, orderId, position } = reported
  noteHappened(tx.effects, [{ entity: 'payment', entityId: paymentId }], position)
  const [former] = await formerAccountsOf(tx, methods, [paymentId])
  if (former) await writeReported(tx, ctx, { paymentId, orderId, reported: [dispute] })
  return true
}
