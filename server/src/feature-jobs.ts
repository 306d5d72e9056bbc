import type { Capabilities, Features } from './assembly.ts'
import { backInStockJobs } from './catalog/back-in-stock/jobs.ts'
import { catalogImportJobs } from './catalog/catalog-imports/jobs.ts'
import { categoryJobs } from './catalog/categories/jobs.ts'
import { importRunJobs } from './catalog/import-runs/jobs.ts'
import { inventoryItemJobs } from './catalog/inventory-items/jobs.ts'
import { wishlistJobs } from './catalog/wishlists/jobs.ts'
import { changesOf } from './changes-of-tickets.ts'
import { eventJobs } from './events/events/jobs.ts'
import { gateJobs } from './events/gates/jobs.ts'
import { moveJobs } from './events/moves/jobs.ts'
import { notificationJobs } from './events/notifications/jobs.ts'
import { refundJobs } from './events/refunds/jobs.ts'
import { moneyBack } from './events/refunds/money-back.ts'
import { reservationJobs } from './events/reservations/jobs.ts'
import { rsvpJobs } from './events/rsvp/jobs.ts'
import { ticketChangeJobs } from './events/ticket-changes/jobs.ts'
import { waitingListJobs } from './events/waiting-lists/jobs.ts'
import { identityJobs } from './identity/jobs.ts'
import { engineJobs } from './jobs/engine-jobs.ts'
import type { FeatureJobs } from './jobs/feature-jobs.ts'
import { mailJobs } from './mail/jobs.ts'
import { memberJobs } from './members/members/jobs.ts'
import { automaticTaxJobs } from './sales/automatic-taxes/jobs.ts'
import { labelJobs } from './sales/delivery/labels/jobs.ts'
import { fulfillmentJobs } from './sales/fulfillments/jobs.ts'
import { giftCardJobs } from './sales/gift-cards/jobs.ts'
import { orderDocumentJobs } from './sales/order-documents/jobs.ts'
import { paymentJobs } from './sales/payments/jobs.ts'
import { purchaseJobs } from './sales/purchase/jobs.ts'

/** Background work of every feature. The order means nothing. */
export function jobsOfFeatures(capabilities: Capabilities, { waiting }: Pick<Features, 'waiting'>): FeatureJobs[] {
  const {
    carrier,
    taxCalculators,
    directory,
    codes,
    downloads,
    orderLinks,
    rsvpLinks,
    waitingLinks,
    post,
    methods,
    sealer,
    settings,
  } = capabilities
  const { publicUrl, logger } = settings
  return [
    engineJobs,
    mailJobs({ post }),
    identityJobs,
    memberJobs({ publicUrl }),
    categoryJobs,
    inventoryItemJobs,
    importRunJobs,
    catalogImportJobs({ publicUrl }),
    wishlistJobs,
    backInStockJobs(waiting),
    purchaseJobs({ orderLinks, codes, downloads, post, logger }),
    paymentJobs({ methods, publicUrl, orderLinks, logger, changes: changesOf(capabilities) }),
    fulfillmentJobs({ orderLinks }),
    labelJobs({ carrier, sealer, onFault: (error) => logger.warn({ err: error }, 'a label could not be finished') }),
    automaticTaxJobs({ calculators: taxCalculators, directory }),
    orderDocumentJobs({ orderLinks }),
    giftCardJobs({ sealer, publicUrl }),
    eventJobs,
    gateJobs,
    reservationJobs,
    notificationJobs({ publicUrl }),
    rsvpJobs({ publicUrl, rsvpLinks, moneyBack: (at, ...of) => moneyBack({ ...at, methods }, ...of) }),
    refundJobs({ methods, sealer }),
    ticketChangeJobs,
    moveJobs({ publicUrl, orderLinks, rsvpLinks }),
    waitingListJobs({ links: waitingLinks }),
  ]
}
