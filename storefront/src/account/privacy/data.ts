import { privacy } from '@fairground/client/generated/fairground.privacy.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { refused } from '../../login/refused.ts'
import { endSession } from '../../login/session.ts'
import { paths } from '../../paths.ts'
import { shopOf } from '../../shop.ts'
import { mailProof, noProof, type ProofAnswer, proofOf, provingOf, unproven } from '../security/proof.ts'

export type DeleteAnswer = ProofAnswer<'sure'> | { readonly verificationId: string }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving } = await provingOf(shopOf(context), request)
  return { proving }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  if (form.get('intent') === 'mail-proof') return data<DeleteAnswer>(await mailProof(shop))
  const proof = proofOf(form)
  if (form.get('sure') === null)
    return refused<'sure'>(422, {
      message: 'Nothing is deleted yet.',
      errors: { sure: 'Tick that you want it: an account cannot be brought back.' },
      values: {},
    })
  if (!proof) return noProof()
  try {
    await shop.client({ privacy }).privacy.deleteMyAccount({ proof })
  } catch (error) {
    return unproven(error, form)
  }
  await endSession(shop)
  return redirect(`${paths.login()}?deleted`, 303)
}
