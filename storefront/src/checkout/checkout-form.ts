import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { isPhoneNumber } from '@fairground/domain/phone-number.ts'
import { present } from '@fairground/domain/present.ts'
import { isCnpj, isCpf } from '@fairground/domain/tax/tax-id.ts'
import { isCountry } from '@fairground/ui/countries.ts'
import { t } from '../texts.ts'
import { postalCodeMistake, postcodeOf, regionMistake, taxIdMistake } from './address-words.ts'
import { ADDRESS_FIELDS, type AddressField, addressField, type Field, fields, slotField } from './checkout-names.ts'

export type Values = Readonly<Record<Field, string>>
type Address = Readonly<Record<AddressField, string>>
export type FieldErrors = Readonly<Partial<Record<Field, string>>>

const nameOf = (field: Field, form: FormData): string =>
  field === 'slot' ? slotField(String(form.get('delivery') ?? '')) : field

/** Values that were typed, trimmed; missing ones are empty. */
export function valuesOf(form: FormData): Values {
  const typed = (field: Field) => String(form.get(nameOf(field, form)) ?? '').trim()
  const values = fields.map((field) => [field, /postalCode/i.test(field) ? postcodeOf(typed(field)) : typed(field)])
  return Object.fromEntries(values) as Values // every field is there
}

/** Every value; those that are not known are empty. */
export const allValues = (known: Partial<Values>): Values =>
  Object.fromEntries(fields.map((field) => [field, known[field] ?? ''])) as Values // every field is there

export interface DeliveryChoice {
  readonly carrierId: string
  readonly code: string
  readonly pickup: boolean
}

interface Needs {
  readonly delivery: DeliveryChoice | undefined
  readonly delivers: boolean
  readonly pays: boolean
  /** The bill has an address where nothing is sent to one, too. */
  readonly billsFully?: boolean
  /** Version of the policies that the buyer has to accept; absent where nothing has to be. */
  readonly revision?: string | undefined
}

/** Mistakes in a form, by field; empty when it can be sent. `delivery` is what the buyer chose, if there is a choice. */
export function mistakes(
  values: Values,
  { delivery, delivers, pays, billsFully = false, revision }: Needs,
): FieldErrors {
  const errors: Partial<Record<Field, string>> = {}
  if (!isEmailAddress(values.email)) Object.assign(errors, emailMissing())
  if (!values.firstName) errors.firstName = t('checkout.enterYourFirstName')
  if (!values.lastName) errors.lastName = t('checkout.enterYourLastName')
  if (!isPhone(values)) errors.phone = t('checkout.enterPhone')
  if (delivers && !delivery) errors.delivery = t('checkout.chooseDelivery')
  if (billsFully || (delivery && !delivery.pickup)) {
    Object.assign(errors, addressMistakes(values, false))
    const taxId = taxIdMistake(values.taxId, values.country)
    if (taxId) errors.taxId = taxId
  }
  if (delivery && !delivery.pickup && billsElsewhere(values)) Object.assign(errors, addressMistakes(values, true))
  if (revision !== undefined && values.agreed !== revision) errors.agreed = t('checkout.mustAccept')
  if (pays) Object.assign(errors, paymentMistakes(values))
  return errors
}

/** Mistakes in the address that goods are sent to, or in that of the bill. */
function addressMistakes(values: Values, ofBill: boolean): FieldErrors {
  const { country, addressLine, city, subdivision, postalCode } = addressIn(values, ofBill)
  const found: Partial<Record<AddressField, string | undefined>> = {
    country: isCountry(country) ? undefined : t('checkout.chooseACountry'),
    addressLine: addressLine ? undefined : t('checkout.enterStreet'),
    city: city ? undefined : t('checkout.enterCity'),
    postalCode: postalCodeMistake(postalCode, country),
    subdivision: regionMistake(subdivision, country),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(
      ([field, words]) => (words ? [[addressField(field as AddressField, ofBill), words]] : []), // keys of a record of them
    ),
  )
}

/** True where no phone was typed, too: it is optional. */
const isPhone = ({ phone }: Values): boolean => !phone || isPhoneNumber(phone)

/** One of the two addresses of a form. */
const addressIn = (values: Values, ofBill: boolean) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[addressField(field, ofBill)]])) as Address // each of them is there

/** True once somebody typed in the address of the bill; its country is the form's own. */
export const billsElsewhere = (values: Values): boolean => isTyped(values, true)

const emailMissing = (): FieldErrors => ({ email: t('checkout.enterEmail') })
const streetMissing = (): FieldErrors => ({ addressLine: t('checkout.enterStreet') })
const fieldsOfPath: Readonly<Record<string, () => FieldErrors>> = {
  'buyerInfo.email': emailMissing,
  'shippingInfo.shippingDestination.address': streetMissing,
}

/** The same, by field, of the paths of the message that the server named. */
export const missingFields = (paths: unknown): FieldErrors =>
  Object.assign({}, ...(Array.isArray(paths) ? paths : []).map((path) => fieldsOfPath[path]?.()))

export const paymentMistakes = ({ method }: Values): FieldErrors =>
  method ? {} : { method: t('checkout.chooseHowToPay') }

/** Delivery that a form has chosen, and the facts that decide which fields it needs. */
export interface Destined {
  readonly delivery: DeliveryChoice | undefined
  readonly delivers: boolean
  /** The bill has an address where nothing is sent to one, too. */
  readonly billsFully: boolean
  /** Deliveries that are offered before one is chosen. */
  readonly options: readonly Pick<DeliveryChoice, 'pickup'>[]
}

function isTyped(values: Values, ofBill: boolean): boolean {
  const { country: _, ...lines } = addressIn(values, ofBill)
  return Object.values(lines).some(Boolean)
}

/**
 * True when the goods go to the address of the form. Before a delivery is chosen that is one that the form shows and somebody typed: the
 * country alone is the form's own, and knowing it would choose a delivery for the buyer. Where none is offered, the country may bring one.
 */
function isSent(values: Values, { delivery, delivers, options }: Destined): boolean {
  if (!delivers) return false
  if (delivery) return !delivery.pickup
  return options.every(({ pickup }) => !pickup) && (options.length === 0 || isTyped(values, false))
}

/**
 * The id with its type; only one that fits its type has one, so that half of an id can be saved. Digits alone are of Brazil only with an
 * address there: businesses in Italy and elsewhere have ids of as many.
 */
function vatIdOf(id: string, country: string) {
  if (country !== 'BR' && /^\d+$/.test(id)) return { id }
  return isCpf(id) ? { id, type: 'CPF' as const } : isCnpj(id) ? { id, type: 'CNPJ' as const } : { id }
}

const addressToWire = ({ country, ...lines }: Address) => ({
  ...present({ country: isCountry(country) ? country : undefined }),
  addressLine: lines.addressLine || null,
  addressLine2: lines.addressLine2 || null,
  city: lines.city || null,
  subdivision: lines.subdivision || null,
  postalCode: lines.postalCode || null,
})

/** Part of the form that can be saved already: whatever is well formed. */
export function checkoutInfo(values: Values, destined: Destined) {
  const { delivery, delivers, billsFully } = destined
  const shipped = isSent(values, destined)
  const isElsewhere = shipped && billsElsewhere(values)
  const contactDetails = {
    firstName: values.firstName || null,
    lastName: values.lastName || null,
    company: values.company || null,
    ...present({
      phone: isPhone(values) ? values.phone || null : undefined,
      vatId: values.taxId ? vatIdOf(values.taxId, isElsewhere ? values.billCountry : values.country) : undefined,
    }),
  }
  const address = addressToWire(addressIn(values, false))
  const ownBill = isElsewhere ? addressToWire(addressIn(values, true)) : undefined
  const bill = ownBill ?? (shipped || billsFully ? address : undefined)
  return {
    ...present({ buyerInfo: isEmailAddress(values.email) ? { email: values.email } : undefined }),
    billingInfo: { contactDetails, ...present({ address: bill }) },
    buyerNote: values.note || null,
    ...present({
      shippingInfo: delivers
        ? {
            shippingDestination: shipped ? { contactDetails, address } : null,
            selectedCarrierServiceOption: delivery ? { carrierId: delivery.carrierId, code: delivery.code } : null,
          }
        : undefined,
    }),
  }
}
