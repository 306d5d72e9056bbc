import { isRefusal } from '@fairground/client/errors.ts'
import { passkeys } from '@fairground/client/generated/fairground.passkeys.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../../../shop.ts'
import { refused } from '../../../sign-in/login/refused.ts'
import { t } from '../../../texts.ts'
import { type ProofAnswer, proven, provingOf } from '../proof.ts'

/** The browser makes the key: this much of the page needs its scripts. */
export type NewPasskeyAnswer =
  | ProofAnswer
  | { readonly verificationId: string }
  | { readonly challengeId: string; readonly options: Readonly<Record<string, unknown>> }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { proving } = await provingOf(shopOf(context), request)
  return { proving }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  return proven(shop, form, async (proof) => {
    try {
      return data<NewPasskeyAnswer>(await shop.client({ passkeys }).passkeys.startRegistration({ proof }))
    } catch (error) {
      if (!isRefusal(error, 'TOO_MANY_PASSKEYS')) throw error
      return refused<'proof'>(409, { message: t('account-security.passkeysFull'), errors: {}, values: {} })
    }
  })
}
