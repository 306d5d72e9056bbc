import Type from 'typebox'
import { CurrencyCode, Decimal, named, optional } from '../scalars.ts'

/** Amount as the newer events modules spell it. */
export const CommonMoney = named('CommonMoney', Type.Object({ value: Decimal(), currency: CurrencyCode }))

/** A price as an event shows it. */
export const FormattedMoney = named(
  'FormattedMoney',
  Type.Object({ value: Type.String(), currency: Type.String(), formattedValue: Type.String() }),
)

/** Price as callers of the older ticketing modules send it: in `value`, or in `amount` as long ago. */
export const TicketingMoneyInput = named(
  'MoneyInput',
  Type.Object({ value: optional(Decimal()), amount: optional(Decimal()), currency: CurrencyCode }),
)

/** Amount as the older ticketing modules spell it: `amount` and `value` are the same. */
export const TicketingMoney = named(
  'Money',
  Type.Object({ amount: Type.String(), value: Type.String(), currency: Type.String() }),
)
