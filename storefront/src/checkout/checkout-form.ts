import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import { postalCodeMistake } from './address-words.ts'
import { isCountry } from './countries.ts'

/** Fields of the checkout form, in the order of the page; `shown` is the total on the button. */
export const fields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'delivery',
  'savedAddress',
  'country',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'note',
  'method',
  'shown',
] as const
export type Field = (typeof fields)[number]

/** The choice of an address beside those of the member's account. */
export const OTHER_ADDRESS = 'other'

export type Values = Readonly<Record<Field, string>>
export type FieldErrors = Readonly<Partial<Record<Field, string>>>

/** Values that were typed, trimmed; missing ones are empty. */
export const valuesOf = (form: FormData): Values =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '').trim()])) as Values // every field is there

export interface DeliveryChoice {
  readonly carrierId: string
  readonly code: string
  readonly pickup: boolean
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Mistakes in a form, by field; empty when it can be sent. `delivery` is what the buyer chose, if there is a choice. */
export function mistakes(
  values: Values,
  { delivery, delivers, pays }: { delivery: DeliveryChoice | undefined; delivers: boolean; pays: boolean },
): FieldErrors {
  const errors: Partial<Record<Field, string>> = {}
  if (!EMAIL.test(values.email)) Object.assign(errors, emailMissing())
  if (!values.firstName) errors.firstName = t('checkout.enterYourFirstName')
  if (!values.lastName) errors.lastName = t('checkout.enterYourLastName')
  if (delivers && !delivery) errors.delivery = t('checkout.chooseDelivery')
  if (delivery && !delivery.pickup) {
    if (!isCountry(values.country)) errors.country = t('checkout.chooseACountry')
    if (!values.addressLine) Object.assign(errors, streetMissing())
    if (!values.city) errors.city = t('checkout.enterCity')
    const postalCode = postalCodeMistake(values.postalCode, values.country)
    if (postalCode) errors.postalCode = postalCode
  }
  if (pays) Object.assign(errors, paymentMistakes(values))
  return errors
}

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

/** Part of the form that can be saved already: whatever is well formed. */
export function checkoutInfo(values: Values, delivery: DeliveryChoice | undefined) {
  const contactDetails = {
    firstName: values.firstName || null,
    lastName: values.lastName || null,
    phone: values.phone || null,
  }
  const address = {
    ...present({ country: isCountry(values.country) ? values.country : undefined }),
    addressLine: values.addressLine || null,
    addressLine2: values.addressLine2 || null,
    city: values.city || null,
    subdivision: values.subdivision || null,
    postalCode: values.postalCode || null,
  }
  const shipped = delivery !== undefined && !delivery.pickup
  return {
    ...present({ buyerInfo: EMAIL.test(values.email) ? { email: values.email } : undefined }),
    billingInfo: { contactDetails, ...present({ address: shipped ? address : undefined }) },
    buyerNote: values.note || null,
    ...present({
      shippingInfo: delivery
        ? {
            shippingDestination: shipped ? { contactDetails, address } : null,
            selectedCarrierServiceOption: { carrierId: delivery.carrierId, code: delivery.code },
          }
        : undefined,
    }),
  }
}
