import { backInStockFollows } from './catalog/back-in-stock/operations.ts'
import { exportBackInStock, forgetBackInStockOf } from './catalog/back-in-stock/personal-data.ts'
import { joinWishlists } from './catalog/wishlists/join-wishlists.ts'
import { exportWishlist, forgetWishlistsOf } from './catalog/wishlists/personal-data.ts'
import { wishlistsFollow } from './catalog/wishlists/wishlists-follow.ts'
import { exportGatePlaces, forgetGatePlaces, gatePlacesFollow } from './events/gates/personal-data.ts'
import { reservationsFollow } from './events/reservations/give-reservations.ts'
import { exportReservations, forgetReservationsOf } from './events/reservations/personal-data.ts'
import { exportRsvps, forgetRsvpsOf, rsvpsFollow } from './events/rsvp/personal-data.ts'
import { exportBookmarks, forgetBookmarksOf, joinBookmarks } from './events/schedule/bookmarks.ts'
import { exportWaiting, forgetWaiting, waitingFollows } from './events/waiting-lists/personal-data.ts'
import type { Claim, followVisitor } from './identity/accounts/follow-visitor.ts'
import { exportFactors } from './identity/factors/personal-data.ts'
import { exportPasskeys } from './identity/passkeys/personal-data.ts'
import type { PersonalData } from './identity/privacy/export-data.ts'
import { exportSessions } from './identity/sessions/personal-data.ts'
import { exportConnections } from './identity/sign-in/personal-data.ts'
import type { MemberData } from './members/members/member-data.ts'
import { exportMembership } from './members/members/personal-data.ts'
import { cartsFollow } from './sales/carts/carts-follow.ts'
import { exportCarts, forgetCartsOf } from './sales/carts/personal-data.ts'
import { checkoutsFollow } from './sales/checkouts/checkouts-follow.ts'
import { couponUsesClaimed, couponUsesFollow } from './sales/coupons/uses-follow.ts'
import { exportGiftCards, forgetRecipientsOf } from './sales/gift-cards/personal-data.ts'
import { exportSavedMethods } from './sales/payments/saved/personal-data.ts'
import { exportOrders } from './sales/purchase/export-orders.ts'
import { forgetBuyersOf } from './sales/purchase/forget-buyers.ts'
import { ordersClaimed, ordersFollow } from './sales/purchase/give-orders.ts'
import { exportHeldTickets, forgetHoldersOf } from './sales/purchase/transfers/personal-data.ts'
import { exportTaxDetails, forgetTaxDetailsOf, joinTaxDetails } from './sales/taxes/contacts/personal-data.ts'
import { exportPollVotes, forgetPollVotes, joinPollVotes, pollVotesFollow } from './sites/polls/personal-data.ts'

/** Data of features about a member: gone with the account, or joined with those of another member. */
export const memberData: MemberData = {
  forgetByAddress: [forgetRecipientsOf, forgetHoldersOf],
  forget: [
    forgetCartsOf,
    forgetWishlistsOf,
    forgetBackInStockOf,
    forgetReservationsOf,
    forgetBookmarksOf,
    (tx, ids, { now }) => forgetRsvpsOf(tx, ids, now),
    forgetWaiting,
    forgetGatePlaces,
    forgetPollVotes,
    forgetTaxDetailsOf,
    forgetBuyersOf,
  ],
  join: [joinWishlists, joinBookmarks, joinTaxDetails, joinPollVotes],
}

/** Objects of a visitor that follow them into the member. */
export const followers: Parameters<typeof followVisitor>[0] = [
  checkoutsFollow,
  cartsFollow,
  reservationsFollow,
  rsvpsFollow,
  waitingFollows,
  gatePlacesFollow,
  couponUsesFollow,
  ordersFollow,
  backInStockFollows,
  wishlistsFollow,
  pollVotesFollow,
]

/** Objects that guests left with the address that a member proves. */
export const claimed: Claim = async (tx, of, now) => {
  await couponUsesClaimed(tx, of, now)
  await ordersClaimed(tx, of)
}

/** Parts of the file that members export. */
export const exportedParts: readonly PersonalData[] = [
  exportSessions,
  exportFactors,
  exportConnections,
  exportPasskeys,
  exportMembership,
  exportOrders,
  exportHeldTickets,
  exportSavedMethods,
  exportGiftCards,
  exportCarts,
  exportReservations,
  exportBookmarks,
  exportRsvps,
  exportWaiting,
  exportGatePlaces,
  exportWishlist,
  exportBackInStock,
  exportTaxDetails,
  exportPollVotes,
]
