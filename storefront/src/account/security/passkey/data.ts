import { isRefusal } from '@fairground/client/errors.ts'
import { passkeys } from '@fairground/client/generated/fairground.passkeys.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberPaths } from '../../../member-paths.ts'
import { type Shop, shopOf } from '../../../shop.ts'
import { otherRefusal, refused, textOf } from '../../../sign-in/login/refused.ts'
import { type ProofAnswer, proven, provingOf } from '../proof.ts'

export type PasskeyAnswer = ProofAnswer | { readonly verificationId: string }

const idIn = (request: Request): string => new URL(request.url).searchParams.get('id') ?? ''

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { proving } = await provingOf(shop, request)
  const known = await shop.client({ passkeys }).passkeys.listPasskeys()
  const passkey = known.passkeys.find(({ id }) => id === idIn(request))
  if (!passkey) throw redirect(memberPaths.security(), 303)
  return { proving, name: passkey.name }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const id = idIn(request)
  if (form.get('intent') === 'rename') return rename(shop, id, textOf(form, 'name'))
  return proven(shop, form, async (proof) => {
    try {
      await shop.client({ passkeys }).passkeys.removePasskey({ id, proof })
    } catch (error) {
      if (!isRefusal(error, 'PASSKEY_NOT_FOUND')) throw error
      return redirect(memberPaths.security(), 303)
    }
    return redirect(`${memberPaths.security()}?done=passkey-off`, 303)
  })
}

async function rename(shop: Shop, id: string, name: string) {
  try {
    if (name) await shop.client({ passkeys }).passkeys.renamePasskey({ id, name })
  } catch (error) {
    if (!isRefusal(error, 'PASSKEY_NOT_FOUND'))
      return refused<'proof'>(409, { message: otherRefusal(error), errors: {}, values: {} })
  }
  return redirect(memberPaths.security(), 303)
}
