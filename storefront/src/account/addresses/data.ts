import { type Address, members } from '@fairground/client/generated/members.members.ts'
import { countries, countryOf } from '@fairground/ui/countries.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { addressOf, linesOf, mistakes, valuesOf, withAddress } from '../../checkout/address-form.ts'
import { ADDRESS_FIELDS, type AddressField } from '../../checkout/checkout-names.ts'
import { memberPaths } from '../../member-paths.ts'
import { shopOf } from '../../shop.ts'
import { incomplete, otherRefusal, type Refused, refused } from '../../sign-in/login/refused.ts'
import { memberOr } from '../../sign-in/member.ts'

/** As many as the member's list takes. */
const MOST = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { contact } = await memberOr(shop, request)
  const known = contact?.addresses ?? []
  const edit = new URL(request.url).searchParams.get('edit')
  const names = new Intl.DisplayNames(shop.site.locale, { type: 'region' })
  const edited = known.find(({ id }) => id === edit)
  const open = edited !== undefined || (known.length < MOST && (edit === 'new' || known.length === 0))
  return {
    addresses: known.map((address) => ({
      id: address.id ?? '',
      lines: linesOf(address, (code) => names.of(code) ?? code),
    })),
    full: known.length >= MOST,
    /** The form, when it is open; `id` is that of the address that is changed. */
    form: open
      ? {
          id: edited?.id,
          values: edited ? typed(edited) : { country: countryOf(shop.site.locale) },
          countries: countries(shop.site.locale),
        }
      : undefined,
  }
}

const typed = (address: Address): Partial<Record<AddressField, string>> => ({
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ''])),
  addressLine: linesOf({ ...address, city: '', postalCode: '' }, () => '')[0] ?? '',
})

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const member = await memberOr(shop, request)
  const api = shop.client({ members }).members
  const known = member.contact?.addresses ?? []
  const id = String(form.get('id') ?? '')
  const values = valuesOf(form)
  const removes = form.get('intent') === 'remove'
  const errors: Refused<AddressField>['errors'] = removes ? {} : mistakes(values)
  if (Object.keys(errors).length > 0) return refused<AddressField>(422, { message: incomplete(), errors, values })
  const addresses = removes
    ? known.filter((address) => address.id !== id)
    : withAddress(known, addressOf(values, id || undefined))
  try {
    // An empty list in a change means "as it is".
    if (addresses.length === 0) await api.deleteMemberAddresses({ id: member.id })
    else await api.updateMember({ member: { id: member.id, contact: { addresses } } })
    return redirect(memberPaths.addresses(), 303)
  } catch (error) {
    return refused<AddressField>(409, { message: otherRefusal(error), errors: {}, values })
  }
}
