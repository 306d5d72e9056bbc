import { isRefusal } from '@fairground/client/errors.ts'
import { memberSessions } from '@fairground/client/generated/fairground.member-sessions.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { passwordText } from '../../login/password-rules.ts'
import {
  CAPTCHA_TEXT,
  captchaTokens,
  INCOMPLETE,
  otherRefusal,
  passwordOf,
  type Refused,
  refused,
  violationsOf,
  wantsCaptcha,
} from '../../login/refused.ts'
import { beginSession } from '../../login/session.ts'
import { paths } from '../../paths.ts'
import { type Shop, shopOf } from '../../shop.ts'
import { memberOr } from '../member.ts'

export type SecurityField = 'current' | 'password'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { loginEmail, loginEmailVerified } = await memberOr(shop, request)
  const { sessions } = await shop.client({ memberSessions }).memberSessions.listSessions()
  const place = { locale: shop.site.locale, zone: shop.site.timeZone }
  return {
    email: loginEmail ?? '',
    verified: loginEmailVerified === true,
    changed: new URL(request.url).searchParams.has('changed'),
    sessions: sessions.map(({ id, app, createdDate, lastUsedDate, current }) => ({
      id,
      current,
      app: app || shop.site.name,
      began: formatDateTime(createdDate, place),
      used: formatDateTime(lastUsedDate, place),
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  switch (form.get('intent')) {
    case 'end':
      return end(shop, String(form.get('session')))
    case 'end-others':
      return end(shop, undefined)
    default:
      return changePassword(shop, request, form)
  }
}

/** Signs out of one session, or of all but this. One that has ended meanwhile is what was wanted. */
async function end(shop: Shop, id: string | undefined) {
  const api = shop.client({ memberSessions }).memberSessions
  try {
    await (id === undefined ? api.endOtherSessions() : api.endSession({ id }))
  } catch (error) {
    if (!isRefusal(error, 'SESSION_NOT_FOUND', 'MEMBER_NOT_FOUND')) throw error
  }
  return redirect(paths.security(), 303)
}

/**
 * Another password, for who knows the one there is: a browser left open is not enough. It ends every session, this one too, so
 * another is begun by that proof.
 */
async function changePassword(shop: Shop, request: Request, form: FormData) {
  const current = passwordOf(form, 'current')
  const password = passwordOf(form, 'password')
  const told = (message: string, errors: Refused<SecurityField>['errors'], more: { captcha?: true } = {}) =>
    refused<SecurityField>(422, { message, errors, values: {}, ...more })
  if (!current) return told(INCOMPLETE, { current: 'Enter the password you have now.' })

  const { loginEmail: email = '' } = await memberOr(shop, request)
  const api = shop.client({ authentication }).authentication
  try {
    const { sessionToken } = await api.loginV2({ loginId: { email }, password: current, ...captchaTokens(form) })
    await api.changePassword({ newPassword: password })
    await beginSession(shop, sessionToken ?? '')
    return redirect(`${paths.security()}?changed`, 303)
  } catch (error) {
    if (wantsCaptcha(error)) return told(CAPTCHA_TEXT, {}, { captcha: true })
    if (isRefusal(error, '-19976', '-19973', 'INVALID_LOGIN'))
      return told('This is not the password you have now.', { current: 'Check your password and type it again.' })
    const violation = violationsOf(error).get('newPassword')
    if (violation !== undefined) return told(INCOMPLETE, { password: passwordText(violation) })
    return told(otherRefusal(error), {})
  }
}
