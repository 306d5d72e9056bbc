import { isRefusal } from '@fairground/client/errors.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { redirect } from 'react-router'
import { memberPaths } from '../../member-paths.ts'
import { paths } from '../../paths.ts'
import type { Shop } from '../../shop.ts'
import { goOn } from '../../sign-in/login/go-on.ts'
import { passwordText } from '../../sign-in/login/password-rules.ts'
import {
  captchaText,
  captchaTokens,
  incomplete,
  otherRefusal,
  passwordOf,
  type Refused,
  refused,
  violationsOf,
  wantsCaptcha,
} from '../../sign-in/login/refused.ts'
import { t } from '../../texts.ts'

export type SecurityField = 'current' | 'password'

/**
 * Another password, for who knows the one there is: a browser left open is not enough. It ends every session, this one and what was
 * begun by the old password too, so another is begun by the new one, with the second step where there is one.
 */
export async function changePassword(shop: Shop, email: string, form: FormData) {
  const current = passwordOf(form, 'current')
  const password = passwordOf(form, 'password')
  const refusedWith = (message: string, errors: Refused<SecurityField>['errors'], more: { captcha?: true } = {}) =>
    refused<SecurityField>(422, { message, errors, values: {}, ...more })
  if (!current) return refusedWith(incomplete(), { current: t('account-security.enterCurrent') })

  const api = shop.client({ authentication }).authentication
  try {
    await api.loginV2({ loginId: { email }, password: current, ...captchaTokens(form) })
    await api.changePassword({ newPassword: password })
  } catch (error) {
    if (wantsCaptcha(error)) return refusedWith(captchaText(), {}, { captcha: true })
    if (isRefusal(error, '-19976', '-19973', 'INVALID_LOGIN'))
      return refusedWith(t('account-security.notCurrent'), {
        current: t('account-security.checkPassword'),
      })
    const violation = violationsOf(error).get('newPassword')
    if (violation !== undefined) return refusedWith(incomplete(), { password: passwordText(violation) })
    return refusedWith(otherRefusal(error), {})
  }
  const returnTo = `${memberPaths.security()}?changed`
  try {
    const answer = await api.loginV2({ loginId: { email }, password })
    return await goOn(shop, answer, `?${new URLSearchParams({ returnTo })}`)
  } catch (error) {
    // The network has to solve a puzzle first: the page for it is the sign-in's.
    if (wantsCaptcha(error)) return redirect(paths.login({ returnTo }), 303)
    throw error
  }
}
