import { privacy } from '@fairground/client/generated/fairground.privacy.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { shopOf } from '../../shop.ts'
import { refused } from '../../sign-in/login/refused.ts'
import { endSession } from '../../sign-in/login/session.ts'
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
        message: 'Nothing is deleted yet.',
        errors: { sure: 'Tick the box to confirm: a deleted account cannot be restored.' },
        values: {},
      })
    await shop.client({ privacy }).privacy.deleteMyAccount({ proof })
    await endSession(shop)
    return redirect(`${paths.login()}?deleted`, 303)
  })
}
