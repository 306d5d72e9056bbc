import { isRefusal } from '@fairground/client/errors.ts'
import { factors } from '@fairground/client/generated/fairground.factors.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../../member-paths.ts'
import { type Shop, shopOf } from '../../../shop.ts'
import { otherRefusal, type Refused, refused, textOf } from '../../../sign-in/login/refused.ts'
import { t } from '../../../texts.ts'
import { mailProof, provingOf } from '../proof.ts'

interface Mailed {
  readonly verificationId: string
}
export type MailAnswer = Mailed | (Refused<'code'> & Partial<Mailed>) | { readonly codes: readonly string[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving } = await provingOf(shopOf(context), request)
  return { email: proving.email }
}

/** The mail proves the address, and that it is the member who asks. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  try {
    return form.get('intent') === 'confirm' ? await confirm(shop, form) : data<MailAnswer>(await mailProof(shop))
  } catch (error) {
    return refused<'code'>(409, { message: otherRefusal(error), errors: {}, values: {} })
  }
}

async function confirm(shop: Shop, form: FormData) {
  const verificationId = textOf(form, 'verificationId')
  const code = textOf(form, 'code').replace(/\D/g, '')
  try {
    const { recoveryCodes } = await shop.client({ factors }).factors.enableEmail({ verificationId, code })
    return recoveryCodes.length > 0
      ? data<MailAnswer>({ codes: recoveryCodes })
      : redirect(`${memberPaths.security()}?done=mail`, 303)
  } catch (error) {
    if (isRefusal(error, 'FACTOR_ALREADY_ACTIVE')) return redirect(memberPaths.security(), 303)
    if (!isRefusal(error, 'VERIFICATION_FAILED')) throw error
    const errors = { code: t('account-security.checkDigits') }
    const answer = { message: t('account-security.thisCodeIsNotRight'), errors, values: {}, verificationId }
    return refused<'code'>(422, answer)
  }
}
