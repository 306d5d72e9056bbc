import Type from 'typebox'
import { EventTaxTypeV1, TicketFeeName, TicketFeeTypeV1 } from '../enumerations/events.ts'
import { named, oneOf, optional } from '../scalars.ts'
import { TicketingMoney } from './event-money.ts'

const Discount = named(
  'Discount',
  Type.Object({
    amount: TicketingMoney,
    afterDiscount: TicketingMoney,
    code: optional(Type.String()),
    name: optional(Type.String()),
    couponId: optional(Type.String()),
    discounts: Type.Array(
      Type.Object({
        coupon: optional(
          Type.Object({
            name: optional(Type.String()),
            code: optional(Type.String()),
            couponId: optional(Type.String()),
          }),
        ),
        amount: TicketingMoney,
      }),
    ),
  }),
)
const Tax = named(
  'Tax',
  Type.Object({
    type: oneOf(EventTaxTypeV1),
    name: Type.String(),
    rate: Type.String(),
    taxable: TicketingMoney,
    amount: TicketingMoney,
  }),
)
const Fee = named(
  'Fee',
  Type.Object({
    name: oneOf(TicketFeeName),
    type: oneOf(TicketFeeTypeV1),
    rate: Type.String(),
    amount: TicketingMoney,
  }),
)

/** Cost of the tickets of a reservation or order, and why. */
export const TicketingInvoice = named(
  'Invoice',
  Type.Object({
    items: Type.Array(
      named(
        'Item',
        Type.Object({
          id: Type.String(),
          quantity: Type.Integer(),
          name: Type.String(),
          price: TicketingMoney,
          total: TicketingMoney,
          discount: optional(Discount),
          tax: optional(Tax),
          fees: Type.Array(Fee),
        }),
      ),
    ),
    total: TicketingMoney,
    discount: optional(Discount),
    tax: optional(Tax),
    subTotal: TicketingMoney,
    grandTotal: TicketingMoney,
    fees: Type.Array(Fee),
    /** The grand total: service fees are the organiser’s, too. */
    revenue: TicketingMoney,
    /** Page of the invoice of the whole order, behind a signed link; where one is issued. */
    previewUrl: optional(Type.String()),
  }),
)
