import { isRefusal } from '@fairground/client/errors.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { shopOf } from '../../shop.ts'
import { t } from '../../texts.ts'
import { isMember } from '../member.ts'
import { goOn } from './go-on.ts'
import {
  captchaText,
  captchaTokens,
  emailText,
  incomplete,
  isEmail,
  otherRefusal,
  passwordOf,
  type Refused,
  refused,
  textOf,
  wantsCaptcha,
} from './refused.ts'
import { returnTo } from './return-to.ts'

export type LoginField = 'email' | 'password'

/** A member who is signed in has nothing to do here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (await isMember(shopOf(context))) throw redirect(returnTo(searchParams.get('returnTo')), 303)
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const email = textOf(form, 'email')
  const password = passwordOf(form, 'password')
  const errors: Refused<LoginField>['errors'] = present({
    email: isEmail(email) ? undefined : emailText(),
    password: password ? undefined : t('sign-in-login.enterYourPassword'),
  })
  const values = { email }
  if (Object.keys(errors).length > 0) return refused<LoginField>(422, { message: incomplete(), errors, values })
  try {
    const answer = await shop
      .client({ authentication })
      .authentication.loginV2({ loginId: { email }, password, ...captchaTokens(form) })
    return await goOn(shop, answer, new URL(request.url).search)
  } catch (error) {
    if (wantsCaptcha(error))
      return refused<LoginField>(409, { message: captchaText(), errors: {}, values, captcha: true })
    return refused<LoginField>(409, { message: messageOf(error), errors: {}, values })
  }
}

function messageOf(error: unknown): string {
  if (isRefusal(error, 'TOO_MANY_REQUESTS')) return tooMany(error.retryAfter)
  if (isRefusal(error, '-19976', 'INVALID_LOGIN')) return t('sign-in-login.wrong')
  if (isRefusal(error, '-19973')) return t('sign-in-login.noPassword')
  return otherRefusal(error)
}

function tooMany(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = t('sign-in-login.minutes', { minutes })
  return t('sign-in-login.tooManyWait', { wait })
}
