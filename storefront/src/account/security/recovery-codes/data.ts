import { isRefusal } from '@fairground/client/errors.ts'
import { factors } from '@fairground/client/generated/fairground.factors.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../../member-paths.ts'
import { shopOf } from '../../../shop.ts'
import { type ProofAnswer, proven, provingOf } from '../proof.ts'

export type CodesAnswer = ProofAnswer | { readonly verificationId: string } | { readonly codes: readonly string[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving, known } = await provingOf(shopOf(context), request)
  return { proving, left: known.recoveryCodesLeft }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  return proven(shop, form, async (proof) => {
    try {
      const { recoveryCodes } = await shop.client({ factors }).factors.makeRecoveryCodes({ proof })
      return data<CodesAnswer>({ codes: recoveryCodes })
    } catch (error) {
      if (!isRefusal(error, 'FACTOR_NOT_FOUND')) throw error
      return redirect(memberPaths.security(), 303)
    }
  })
}
