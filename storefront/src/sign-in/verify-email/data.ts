import { isRefusal } from '@fairground/client/errors.ts'
import { verification } from '@fairground/client/generated/identity.verification.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { type Shop, shopOf } from '../../shop.ts'
import { t } from '../../texts.ts'
import { goOn } from '../login/go-on.ts'
import { otherRefusal, type Refused, refused, textOf } from '../login/refused.ts'

export type CodeAnswer = Refused<'code'> | { readonly sent: true }

/** Without a sign-in that waits for a code there is none to enter. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.get('state')) throw redirect(paths.login(), 303)
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const shop = shopOf(context)
  const form = await request.formData()
  const stateToken = searchParams.get('state') ?? ''
  return form.get('intent') === 'resend' ? resend(shop, stateToken) : verify(shop, stateToken, digitsOf(form), search)
}

/** Mail programs copy codes with spaces and dashes. */
const digitsOf = (form: FormData): string => textOf(form, 'code').replace(/\D/g, '')

async function verify(shop: Shop, stateToken: string, code: string, search: string) {
  const wrong = (message: string, error: string) =>
    refused<'code'>(422, { message, errors: { code: error }, values: { code } })
  if (code.length !== 6) return wrong(t('sign-in-verify-email.incomplete'), t('sign-in-verify-email.enterDigits'))
  try {
    const answer = await shop.client({ verification }).verification.verifyDuringAuthentication({ stateToken, code })
    return await goOn(shop, answer, search)
  } catch (error) {
    if (isRefusal(error, 'VERIFICATION_FAILED'))
      return wrong(t('sign-in-verify-email.wrongCode'), t('sign-in-verify-email.checkDigits'))
    return refused<'code'>(409, { message: otherRefusal(error), errors: {}, values: {} })
  }
}

async function resend(shop: Shop, stateToken: string) {
  try {
    await shop.client({ verification }).verification.resendDuringAuthentication({ stateToken })
    return data<CodeAnswer>({ sent: true })
  } catch (error) {
    const message = isRefusal(error, 'VERIFICATION_FAILED')
      ? t('sign-in-verify-email.tookTooLong')
      : otherRefusal(error)
    return refused<'code'>(409, { message, errors: {}, values: {} })
  }
}
