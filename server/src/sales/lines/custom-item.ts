import type { CustomLineItem } from '@fairground/contract/ecom/line-item.ts'
import { type AmountRefusal, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import { type Site, weightUnitOf } from '../../ground/site.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { DescriptionLine, ItemType, Sellable } from '../sellables/sellable.ts'
import { type CartLine, CUSTOM_APP_ID, type CustomItem } from './cart-line.ts'
import { gramsOf } from './weight.ts'

type Given = Static<typeof CustomLineItem>

const sentences: Record<AmountRefusal['rule'], Message> = {
  FORMAT: message('violations.decimal'),
  DECIMAL_MAX_SCALE: message('violations.moreDigits'),
  DECIMAL_GTE: message('violations.negative'),
  DECIMAL_LTE: message('violations.tooLarge'),
}

/** Minor units; a violation of the field where it is no amount of the currency. */
export function amount(text: string, currency: string, field: string): bigint {
  const parsed = parseAmount(text, currency)
  if (parsed.ok) return parsed.minor
  const { rule, limit } = parsed.refusal
  throw new InvalidArgument([
    {
      field,
      description: sentences[rule],
      violatedRule: rule,
      ...present({ data: limit === undefined ? undefined : { threshold: limit } }),
    },
  ])
}

/** A custom line of a request as it is stored. `field` is its path in violations. */
export function customLine(given: Given, field: string, site: Site, id: string): CartLine {
  const { currency } = site
  const price = amount(given.price, currency, `${field}.price`).toString()
  const itemType = itemTypeOf(given.itemType.preset)
  const custom: CustomItem = {
    name: given.productName.original,
    price,
    fullPrice: given.fullPrice ? amount(given.fullPrice, currency, `${field}.fullPrice`).toString() : price,
    itemType,
    paymentOption: given.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...present({ deposit: givenDeposit(given, BigInt(price), { currency, field })?.toString() }),
    descriptionLines: (given.descriptionLines ?? []).map(descriptionOf),
    ...present({
      physical: given.physicalProperties
        ? {
            weightGrams: gramsOf(given.physicalProperties.weight ?? 0, weightUnitOf(site)),
            shippable: given.physicalProperties.shippable ?? false,
            ...present({ sku: given.physicalProperties.sku || undefined }),
          }
        : undefined,
    }),
  }
  return {
    id,
    reference: { appId: CUSTOM_APP_ID, catalogItemId: id },
    quantity: given.quantity,
    seen: { name: custom.name, price, itemType },
    custom,
  }
}

/** A description line as it is stored. */
export const descriptionOf = ({
  name,
  plainText,
  colorInfo,
}: NonNullable<Given['descriptionLines']>[number]): DescriptionLine => ({
  name: name?.original ?? '',
  text: plainText?.original ?? colorInfo?.original ?? '',
  ...present({ color: colorInfo?.code || undefined }),
})

interface Place {
  readonly currency: string
  /** Path of the line. */
  readonly field: string
}

/** Deposit of one unit; violations of one without its payment option, of a missing one, and of more than the price. */
export function givenDeposit(
  { paymentOption, depositAmount: text }: Pick<Given, 'paymentOption' | 'depositAmount'>,
  price: bigint,
  { currency, field }: Place,
): bigint | undefined {
  const isDeposit = paymentOption === 'DEPOSIT_ONLINE'
  const deposit = text ? amount(text, currency, `${field}.depositAmount`) : undefined
  if (!isDeposit && deposit === undefined) return undefined
  if (isDeposit && deposit !== undefined && deposit > 0n && deposit <= price) return deposit
  throw new InvalidArgument([
    {
      field: `${field}.depositAmount`,
      description: message(isDeposit ? 'violations.depositOfPrice' : 'violations.depositNeedsOption'),
      violatedRule: 'VALIDATION',
    },
  ])
}

const itemTypeOf = (preset: ItemType | 'UNRECOGNISED' | undefined): ItemType =>
  preset === undefined || preset === 'UNRECOGNISED' ? 'SERVICE' : preset

/** Sellable of a custom line: always available, drawn from no pool. */
export function customSellable(line: CartLine, custom: CustomItem): Sellable {
  return {
    kind: 'custom',
    reference: line.reference,
    name: custom.name,
    itemType: custom.itemType,
    descriptionLines: custom.descriptionLines,
    price: BigInt(custom.price),
    ...present({ deposit: custom.deposit === undefined ? undefined : BigInt(custom.deposit) }),
    fullPrice: BigInt(custom.fullPrice),
    taxable: true,
    feeRateBp: 0,
    ...present({ physical: custom.physical }),
    draws: [],
    quantityAvailable: null,
    maxPerOrder: null,
  }
}
