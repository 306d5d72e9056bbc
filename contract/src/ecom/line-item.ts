import Type from 'typebox'
import { ItemAvailabilityStatus, ItemType as ItemTypePreset } from '../enumerations/carts.ts'
import { FileType } from '../enumerations/catalog.ts'
import { PaymentOptionType } from '../enumerations/payments.ts'
import { Decimal, FreeObject, Guid, int, list, named, nullable, oneOf, optional, text } from '../scalars.ts'

/** Most units on one line, see `docs/algorithms/limits.md`. */
export const Quantity = int(1, 100_000)

/** Reference of a line: the catalogue (`appId`), the item in it, and the options chosen. */
export const CatalogReference = named(
  'CatalogReference',
  Type.Object({
    appId: text(36, { minLength: 1 }),
    catalogItemId: text(36, { minLength: 1 }),
    options: optional(nullable(FreeObject)),
  }),
)

export const ProductName = named(
  'ProductName',
  Type.Object({ original: text(200, { minLength: 1 }), translated: optional(nullable(text(400))) }),
)

/** Page of the item; `url` is absolute. */
export const PageUrlV2 = named('PageUrlV2', Type.Object({ relativePath: Type.String(), url: Type.String() }))

const PlainTextValue = named(
  'PlainTextValue',
  Type.Object({ original: text(600), translated: optional(nullable(text(600))) }),
)

const Color = named(
  'Color',
  Type.Object({
    original: text(500),
    translated: optional(nullable(text(500))),
    code: optional(nullable(text(50))),
  }),
)

const DescriptionLineName = named(
  'DescriptionLineName',
  Type.Object({ original: text(100), translated: optional(nullable(text(200))) }),
)

/** A choice the buyer made, `Size: M`; a colour also carries its code. */
export const DescriptionLine = named(
  'DescriptionLine',
  Type.Object({
    name: optional(DescriptionLineName),
    plainText: optional(PlainTextValue),
    colorInfo: optional(Color),
  }),
)

export const CommonImage = named(
  'CommonImage',
  Type.Object({
    id: optional(Type.String()),
    url: optional(Type.String()),
    height: optional(Type.Integer()),
    width: optional(Type.Integer()),
    altText: optional(Type.String()),
    filename: optional(Type.String()),
  }),
)

/** `quantityAvailable` is absent where stock is not counted. */
export const ItemAvailabilityInfo = named(
  'ItemAvailabilityInfo',
  Type.Object({ status: oneOf(ItemAvailabilityStatus), quantityAvailable: optional(Type.Integer()) }),
)

/** `weight` is in the cart's weight unit. */
export const PhysicalProperties = named(
  'PhysicalProperties',
  Type.Object({
    weight: optional(nullable(Type.Number({ minimum: 0, maximum: 999_999_999 }))),
    sku: optional(nullable(text(40))),
    shippable: optional(Type.Boolean()),
  }),
)

/** File that the buyer may download once it is paid. */
export const SecuredMedia = named(
  'SecuredMedia',
  Type.Object({ id: Type.String(), fileName: optional(Type.String()), fileType: oneOf(FileType) }),
)

export const ItemType = named(
  'ItemType',
  Type.Object({ preset: optional(oneOf(ItemTypePreset)), custom: optional(text(100)) }),
)

/** A line to add; everything else about it comes from the catalogue. */
export const NewLineItem = named('NewLineItem', Type.Object({ catalogReference: CatalogReference, quantity: Quantity }))

/** Facts of a line in place of those of the catalogue, where an administrator sends them; a buyer’s are not read. Stock, tax and delivery stay those of the item. */
export const CatalogOverrideFields = named(
  'CatalogOverrideFields',
  Type.Object({
    productName: optional(ProductName),
    price: optional(nullable(Decimal())),
    /** Price before any discount; the overriding price unless given. */
    fullPrice: optional(nullable(Decimal())),
    descriptionLines: optional(list(DescriptionLine, 10)),
  }),
)

/** A line to add to a cart or checkout. */
export const AddedLineItem = named(
  'AddedLineItem',
  Type.Object({ ...NewLineItem.properties, catalogOverrideFields: optional(nullable(CatalogOverrideFields)) }),
)

/** A line that is in no catalogue, with its own price; administrators only. */
export const CustomLineItem = named(
  'CustomLineItem',
  Type.Object({
    quantity: Quantity,
    price: Decimal(),
    fullPrice: optional(nullable(Decimal())),
    productName: ProductName,
    descriptionLines: optional(list(DescriptionLine, 10)),
    itemType: ItemType,
    physicalProperties: optional(PhysicalProperties),
    paymentOption: optional(oneOf(PaymentOptionType)),
    /** Paid with the order for each unit, with DEPOSIT_ONLINE, which needs it; the rest is collected later. */
    depositAmount: optional(nullable(Decimal())),
  }),
)

const LineItemQuantityUpdate = named('LineItemQuantityUpdate', Type.Object({ id: Guid, quantity: Quantity }))

/** Most lines of one cart or checkout, see `docs/algorithms/limits.md`. */
export const MAX_LINES = 100

export const NewLineItems = list(AddedLineItem, MAX_LINES)
export const CustomLineItems = list(CustomLineItem, MAX_LINES)
export const LineItemIds = list(Guid, 300, 1)
export const LineItemQuantityUpdates = list(LineItemQuantityUpdate, MAX_LINES, 1)
