import { violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { billsElsewhere, type FieldErrors, type Values } from './checkout-form.ts'
import { ADDRESS_FIELDS, addressField, type Field } from './checkout-names.ts'

const CONTACT = ['firstName', 'lastName', 'phone', 'company'] as const

const addressPaths = (path: string, ofBill: boolean) =>
  ADDRESS_FIELDS.map((field) => [`${path}.address.${field}`, addressField(field, ofBill)] as const)

/** Fields whose text the server does not take, of a form that the page found whole; empty for what is wrong with no field of it. */
export function wrongFields(error: unknown, values: Values): FieldErrors {
  const fieldsOfPath: ReadonlyMap<string, Field> = new Map([
    ['checkout.buyerInfo.email', 'email'],
    ['checkout.billingInfo.contactDetails.vatId.id', 'taxId'],
    ...CONTACT.map((field) => [`checkout.billingInfo.contactDetails.${field}`, field] as const),
    ...addressPaths('checkout.billingInfo', billsElsewhere(values)),
    ...addressPaths('checkout.shippingInfo.shippingDestination', false),
  ])
  const wrong = [...violationsOf(error).keys()].flatMap((path) => fieldsOfPath.get(path) ?? [])
  return Object.fromEntries(wrong.map((field) => [field, t('checkout.wrongText')]))
}
