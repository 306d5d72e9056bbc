import { isRefusal } from '@fairground/client/errors.ts'
import { recovery } from '@fairground/client/generated/identity.recovery.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../member-paths.ts'
import { shopOf } from '../../shop.ts'
import { t } from '../../texts.ts'
import { goOn } from '../login/go-on.ts'
import { passwordText } from '../login/password-rules.ts'
import { incomplete, otherRefusal, passwordOf, type Refused, refused, violationsOf } from '../login/refused.ts'

/** `used`: only another mail helps. */
export type ResetAnswer = Refused<'password'> & { readonly used?: true }

/** A visitor without a link gets one by mail. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.get('token')) throw redirect(memberPaths.forgotPassword(), 303)
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const password = passwordOf(await request.formData(), 'password')
  const recoveryToken = new URL(request.url).searchParams.get('token') ?? ''
  const answer = (message: string, errors: ResetAnswer['errors'], more: { used?: true } = {}) =>
    refused<'password'>(409, { message, errors, values: {}, ...more })
  try {
    return await goOn(shop, await shop.client({ recovery }).recovery.recover({ recoveryToken, password }), '')
  } catch (error) {
    if (isRefusal(error, 'INVALID_RECOVERY_TOKEN'))
      return answer(t('sign-in-reset-password.linkUsed'), {}, { used: true })
    const violation = violationsOf(error).get('password')
    if (violation !== undefined) return answer(incomplete(), { password: passwordText(violation) })
    return answer(otherRefusal(error), {})
  }
}
