import { isRefusal } from '@fairground/client/errors.ts'
import { savedPaymentMethods } from '@fairground/client/generated/fairground.saved-payment-methods.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { expiryOf, labelOf } from '../../checkout/saved-means.ts'
import { memberPaths } from '../../member-paths.ts'
import { sentId } from '../../sent-id.ts'
import { shopOf } from '../../shop.ts'
import { otherRefusal, refused } from '../../sign-in/login/refused.ts'
import { memberOr } from '../../sign-in/member.ts'
import { t } from '../../texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  await memberOr(shop, request)
  const saved = await shop.client({ savedPaymentMethods }).savedPaymentMethods.listSavedPaymentMethods({})
  return {
    methods: saved.savedPaymentMethods.map((one) => ({
      id: one.id,
      label: labelOf(one),
      expiry: expiryOf(one),
      expired: one.expired,
      isDefault: one.isDefault,
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  await memberOr(shop, request)
  const api = shop.client({ savedPaymentMethods }).savedPaymentMethods
  const id = sentId(form, 'id')
  const intent = form.get('intent')
  if (intent !== 'remove' && intent !== 'default')
    return refused<never>(400, { message: t('refusal.invalid'), errors: {}, values: {} })
  try {
    if (intent === 'remove') await api.removeSavedPaymentMethod({ id })
    else await api.setDefaultSavedPaymentMethod({ id })
  } catch (error) {
    // Removed meanwhile, in another window: the list says so.
    if (!isRefusal(error, 'SAVED_PAYMENT_METHOD_NOT_FOUND'))
      return refused<never>(409, { message: otherRefusal(error), errors: {}, values: {} })
  }
  return redirect(memberPaths.paymentMethods(), 303)
}
