import type { Logger } from 'pino'
import { eachOnItsOwn } from '../../ground/each.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import type { Post } from '../../mail/post.ts'
import type { DownloadLinks } from '../../media/download-links.ts'
import { confirmOrders } from './confirm-order.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { forgetOverOrders } from './forget-buyers.ts'
import { mailOrderLink } from './mail-order-link.ts'
import type { OrderLinks } from './order-links.ts'
import { ordersDueReminder, remindToPay } from './remind-to-pay.ts'
import { forgetPastHolders } from './transfers/personal-data.ts'

interface PurchaseJobsDeps {
  readonly orderLinks: OrderLinks
  readonly codes: TicketCodes
  readonly downloads: DownloadLinks
  readonly post: Pick<Post, 'soon'>
  readonly logger: Pick<Logger, 'info'>
}

export const purchaseJobs = ({ orderLinks, codes, downloads, post, logger }: PurchaseJobsDeps): FeatureJobs => ({
  byClock: {
    'expire-unpaid-orders': {
      attempts: 3,
      run: async (at) => {
        const expired = await expireUnpaid(at.db, at)
        if (expired > 0) logger.info({ site: at.site.id, expired }, 'unpaid orders expired')
      },
    },
    'remind-to-pay': {
      attempts: 3,
      run: async (at) => {
        const due = await ordersDueReminder(at.db, at.now)
        await eachOnItsOwn(due, ({ id }) => remindToPay({ ...at, orderLinks }, id))
        if (due.length > 0) post.soon(at.site.id)
      },
    },
  },
  followUps: {
    'mail-order-link': followUp({
      after: ['orderLink requested'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => mailOrderLink({ ...at, orderLinks }, id),
    }),
  },
  groups: {
    'confirm-order': {
      after: ['order approved'],
      mails: true,
      run: (at, ids) => confirmOrders({ ...at, orderLinks, codes, downloads }, ids),
    },
  },
  cleanUps: [
    (at) => at.db.inTx((tx) => forgetOverOrders(tx, at)),
    (at) => at.db.inTx((tx) => forgetPastHolders(tx, at.now)),
  ],
})
