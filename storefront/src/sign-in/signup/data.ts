import { isRefusal } from '@fairground/client/errors.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { present } from '@fairground/domain/present.ts'
import type { ActionFunctionArgs } from 'react-router'
import { shopOf } from '../../shop.ts'
import { t } from '../../texts.ts'
import { goOn } from '../login/go-on.ts'
import { passwordText, SHORTEST } from '../login/password-rules.ts'
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
  violationsOf,
  wantsCaptcha,
} from '../login/refused.ts'

export { loader } from '../login/data.ts'

export type SignupField = 'firstName' | 'lastName' | 'email' | 'password'
type Errors = Refused<SignupField>['errors']

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const password = passwordOf(form, 'password')
  const values = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
  }
  const errors = mistakes(values, password)
  if (Object.keys(errors).length > 0) return refused<SignupField>(422, { message: incomplete(), errors, values })
  const { email, firstName, lastName } = values
  try {
    const answer = await shop.client({ authentication }).authentication.registerV2({
      loginId: { email },
      password,
      profile: { firstName, lastName, language: shop.site.locale },
      ...captchaTokens(form),
    })
    return await goOn(shop, answer, new URL(request.url).search)
  } catch (error) {
    if (wantsCaptcha(error))
      return refused<SignupField>(409, { message: captchaText(), errors: {}, values, captcha: true })
    return refused<SignupField>(409, { ...refusalFields(error), values })
  }
}

function mistakes(
  { firstName, lastName, email }: Readonly<Record<'firstName' | 'lastName' | 'email', string>>,
  password: string,
): Errors {
  return present({
    firstName: firstName ? undefined : t('sign-in-signup.enterYourFirstName'),
    lastName: lastName ? undefined : t('sign-in-signup.enterYourLastName'),
    email: isEmail(email) ? undefined : emailText(),
    password: [...password].length < SHORTEST ? passwordText() : undefined,
  })
}

function refusalFields(error: unknown): { message: string; errors: Errors } {
  if (isRefusal(error, '-19995'))
    return {
      message: t('sign-in-signup.taken'),
      errors: { email: t('sign-in-signup.takenNext') },
    }
  const violations = violationsOf(error)
  const password = violations.get('password')
  const errors: Errors = present({
    email: violations.has('loginId.email') ? emailText() : undefined,
    password: password === undefined ? undefined : passwordText(password),
  })
  return Object.keys(errors).length > 0 ? { message: incomplete(), errors } : { message: otherRefusal(error), errors }
}
