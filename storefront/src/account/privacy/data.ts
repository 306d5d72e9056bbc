import { privacy } from '@fairground/client/generated/fairground.privacy.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { shopOf } from '../../shop.ts'
import { refused } from '../../sign-in/login/refused.ts'
import { endSession } from '../../sign-in/login/session.ts'
import { t } from '../../texts.ts'
import { type ProofAnswer, proven, provingOf } from '../security/proof.ts'

export type DeleteAnswer = ProofAnswer<'sure'> | { readonly verificationId: string }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving } = await provingOf(shopOf(context), request)
  return { proving }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  return proven(shop, form, async (proof) => {
    if (form.get('sure') === null)
      return refused<'sure'>(422, {
        message: t('account-privacy.nothingIsDeletedYet'),
        errors: { sure: t('account-privacy.tickToConfirm') },
        values: {},
      })
    await shop.client({ privacy }).privacy.deleteMyAccount({ proof })
    await endSession(shop)
    return redirect(`${paths.login()}?deleted`, 303)
  })
}
