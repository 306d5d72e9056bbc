import { isRefusal } from '@fairground/client/errors.ts'
import { factors, type Proof } from '@fairground/client/generated/fairground.factors.ts'
import { type QrDrawing, qrDrawing } from '@fairground/ui/qr-drawing.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../../member-paths.ts'
import { type Shop, shopOf } from '../../../shop.ts'
import { otherRefusal, textOf } from '../../../sign-in/login/refused.ts'
import { t } from '../../../texts.ts'
import { type ProofAnswer, proven, provingOf } from '../proof.ts'

/** Key that the app is given, by code or by hand. */
export interface AppKey {
  readonly secret: string
  readonly uri: string
  /** Drawn here, so that the page comes without the code that draws. */
  readonly drawing: QrDrawing
}

export type AppAnswer =
  | (ProofAnswer<'code'> & { readonly key?: AppKey })
  | { readonly verificationId: string }
  | { readonly key: AppKey }
  | { readonly codes: readonly string[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving } = await provingOf(shopOf(context), request)
  return { proving }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  return form.get('intent') === 'confirm' ? confirm(shop, form) : proven(shop, form, (proof) => begin(shop, proof))
}

async function begin(shop: Shop, proof: Proof) {
  try {
    const { secret, uri } = await shop.client({ factors }).factors.enrollTotp({ proof })
    return data<AppAnswer>({ key: keyOf(secret, uri) })
  } catch (error) {
    if (!isRefusal(error, 'FACTOR_ALREADY_ACTIVE')) throw error
    return redirect(memberPaths.security(), 303)
  }
}

/** The key comes back with the form, so that a wrong code shows the same one again. */
async function confirm(shop: Shop, form: FormData) {
  // As long as the longest that the server makes; what else comes in a form is not drawn.
  const key = keyOf(textOf(form, 'secret').slice(0, 64), textOf(form, 'uri').slice(0, 1000))
  const code = textOf(form, 'code').replace(/\D/g, '')
  try {
    const { recoveryCodes } = await shop.client({ factors }).factors.confirmTotp({ code })
    return recoveryCodes.length > 0
      ? data<AppAnswer>({ codes: recoveryCodes })
      : redirect(`${memberPaths.security()}?done=app`, 303)
  } catch (error) {
    if (isRefusal(error, 'FACTOR_NOT_FOUND')) return redirect(memberPaths.authenticatorApp(), 303)
    const wrong = isRefusal(error, 'VERIFICATION_FAILED')
    const errors = wrong ? { code: t('account-security.checkClock') } : {}
    const message = wrong ? t('account-security.thisCodeIsNotRight') : otherRefusal(error)
    return data<AppAnswer>({ message, errors, values: {}, key }, { status: 422 })
  }
}

const keyOf = (secret: string, uri: string): AppKey => ({ secret, uri, drawing: qrDrawing(uri) })
