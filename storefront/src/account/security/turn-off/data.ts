import { isRefusal } from '@fairground/client/errors.ts'
import { factors } from '@fairground/client/generated/fairground.factors.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../../member-paths.ts'
import { shopOf } from '../../../shop.ts'
import { type ProofAnswer, proven, provingOf } from '../proof.ts'

export type TurnOffAnswer = ProofAnswer | { readonly verificationId: string }

const factorIn = (request: Request): string => new URL(request.url).searchParams.get('factor') ?? ''

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving, active } = await provingOf(shopOf(context), request)
  const factor = active.find(({ factorId }) => factorId === factorIn(request))
  if (!factor) throw redirect(memberPaths.security(), 303)
  return { proving, app: factor.type === 'TOTP', last: active.length === 1 }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  return proven(shop, form, async (proof) => {
    try {
      await shop.client({ factors }).factors.disableFactor({ factorId: factorIn(request), proof })
    } catch (error) {
      if (!isRefusal(error, 'FACTOR_NOT_FOUND')) throw error
    }
    return redirect(`${memberPaths.security()}?done=off`, 303)
  })
}
