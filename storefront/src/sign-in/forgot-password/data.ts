import { recovery } from '@fairground/client/generated/identity.recovery.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { shopOf } from '../../shop.ts'
import { emailText, incomplete, isEmail, otherRefusal, type Refused, refused, textOf } from '../login/refused.ts'

export type RecoveryAnswer = Refused<'email'> | { readonly sentTo: string }

export const loader = () => null

/** The answer is the same whether anybody has the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, site } = shopOf(context)
  const email = textOf(await request.formData(), 'email')
  const values = { email }
  const malformed = () => refused<'email'>(422, { message: incomplete(), errors: { email: emailText() }, values })
  if (!isEmail(email)) return malformed()
  try {
    await client({ recovery }).recovery.sendRecoveryEmail({ email, language: site.locale })
    return data<RecoveryAnswer>({ sentTo: email })
  } catch (error) {
    return refused<'email'>(409, { message: otherRefusal(error), errors: {}, values })
  }
}
