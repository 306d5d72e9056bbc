import { isRefusal } from '@fairground/client/errors.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { verification } from '@fairground/client/generated/identity.verification.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../../paths.ts'
import { type Shop, shopOf } from '../../../shop.ts'
import { t } from '../../../texts.ts'
import { goOn } from '../go-on.ts'
import { otherRefusal, type Refused, refused, textOf } from '../refused.ts'
import { carriedOn } from '../return-to.ts'
import { codeOf, type SecondStep, secondStepOf, type Way } from './ways.ts'

export type SecondStepAnswer = Refused<'code'> | { readonly sentTo: string }

/** Without a sign-in that waits for a code there is none to enter. */
export function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  if (!secondStepOf(search)) throw redirect(paths.login(carriedOn(search)), 303)
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { search } = new URL(request.url)
  const step = secondStepOf(search)
  if (!step) return redirect(paths.login(carriedOn(search)), 303)
  const shop = shopOf(context)
  const form = await request.formData()
  return form.get('intent') === 'mail' ? mail(shop, step) : verify(shop, step, form, search)
}

const missing: Record<Way, () => string> = {
  TOTP: () => t('sign-in-login.enterAppDigits'),
  EMAIL: () => t('sign-in-login.enterEmailDigits'),
  RECOVERY_CODE: () => t('sign-in-login.enterYourRecovery'),
}

const wrong: Record<Way, () => string> = {
  TOTP: () => t('sign-in-login.nextCode'),
  EMAIL: () => t('sign-in-login.checkDigits'),
  RECOVERY_CODE: () => t('sign-in-login.checkLetters'),
}

async function verify(shop: Shop, { state, way }: SecondStep, form: FormData, search: string) {
  const code = codeOf(way, textOf(form, 'code'))
  const refusedWith = (message: string, error: string) =>
    refused<'code'>(422, { message, errors: { code: error }, values: {} })
  if (way === 'RECOVERY_CODE' ? code === '' : code.length !== 6)
    return refusedWith(t('sign-in-login.incomplete'), missing[way]())
  const api = shop.client({ authentication }).authentication
  try {
    const answer = await api.verify({
      factorType: way,
      stateToken: state,
      rememberThisDevice: form.get('remember') !== null,
      ...(way === 'EMAIL' ? { emailData: { code } } : { totpData: { code } }),
    })
    return await goOn(shop, answer, search)
  } catch (error) {
    if (isRefusal(error, 'VERIFICATION_FAILED')) return refusedWith(t('sign-in-login.wrongCode'), wrong[way]())
    return refused<'code'>(409, { message: messageOf(error), errors: {}, values: {} })
  }
}

async function mail(shop: Shop, { state }: SecondStep) {
  try {
    const { mfaChallengeData } = await shop
      .client({ verification })
      .verification.resendDuringAuthentication({ stateToken: state })
    return data<SecondStepAnswer>({ sentTo: mfaChallengeData?.verificationChallengeData.hint ?? '' })
  } catch (error) {
    const message = isRefusal(error, 'VERIFICATION_FAILED') ? t('sign-in-login.tookTooLong') : messageOf(error)
    return refused<'code'>(409, { message, errors: {}, values: {} })
  }
}

const messageOf = (error: unknown): string =>
  isRefusal(error, 'TOO_MANY_REQUESTS') ? t('sign-in-login.tooMany') : otherRefusal(error)
