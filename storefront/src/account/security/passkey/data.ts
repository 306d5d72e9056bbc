import { isRefusal } from '@fairground/client/errors.ts'
import { passkeys } from '@fairground/client/generated/fairground.passkeys.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { textOf } from '../../../login/refused.ts'
import { paths } from '../../../paths.ts'
import { shopOf } from '../../../shop.ts'
import { mailProof, noProof, type ProofAnswer, proofOf, provingOf, unproven } from '../proof.ts'

export type PasskeyAnswer = ProofAnswer | { readonly verificationId: string }

const idIn = (request: Request): string => new URL(request.url).searchParams.get('id') ?? ''

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { proving } = await provingOf(shop, request)
  const known = await shop.client({ passkeys }).passkeys.listPasskeys()
  const passkey = known.passkeys.find(({ id }) => id === idIn(request))
  if (!passkey) throw redirect(paths.security(), 303)
  return { proving, name: passkey.name }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const api = shop.client({ passkeys }).passkeys
  const form = await request.formData()
  const id = idIn(request)
  try {
    switch (form.get('intent')) {
      case 'rename': {
        const name = textOf(form, 'name')
        if (name) await api.renamePasskey({ id, name })
        return redirect(paths.security(), 303)
      }
      case 'mail-proof':
        return data<PasskeyAnswer>(await mailProof(shop))
      default: {
        const proof = proofOf(form)
        if (!proof) return noProof()
        await api.removePasskey({ id, proof })
        return redirect(`${paths.security()}?done=passkey-off`, 303)
      }
    }
  } catch (error) {
    if (isRefusal(error, 'PASSKEY_NOT_FOUND')) return redirect(paths.security(), 303)
    return unproven(error, form)
  }
}
