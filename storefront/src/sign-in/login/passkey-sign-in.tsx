import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { inLanguage } from '../../language-prefix.ts'
import { useLocation } from '../../router/hooks.ts'
import { t } from '../../texts.ts'
import { returnTo } from './return-to.ts'

/** For browsers that have passkeys: a button, and the offer in the field for the address where the browser makes one. */
export function PasskeySignIn() {
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const waiting = useRef<AbortController>(undefined)
  const to = returnTo(new URLSearchParams(search).get('returnTo'))

  useEffect(() => {
    const offer = new AbortController()
    waiting.current = offer
    void offerInField(offer.signal).then((outcome) => {
      if (outcome === 'done') location.assign(inLanguage(to))
      else setFault(outcome)
    })
    return () => waiting.current?.abort()
  }, [to])

  const choose = async () => {
    // One request at a time: the one in the field gives way.
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    setBusy(true)
    setFault(undefined)
    const calls = await import('./passkey-calls.ts')
    try {
      if (await calls.signInByPasskey({ signal: controller.signal, conditional: false }))
        return location.assign(inLanguage(to))
    } catch (error) {
      setFault(calls.passkeyFault(error))
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" size="lg" pending={busy} onClick={() => void choose()}>
        <KeyRound aria-hidden="true" size={20} strokeWidth={1.75} />
        {t('sign-in-login.useAPasskey')}
      </Button>
      <div role="alert">{fault && <FieldError id="passkey-error">{fault}</FieldError>}</div>
    </div>
  )
}

/** Waits in the address field: a person who does not choose a passkey there never meets it. Answers with what went wrong, if anything. */
async function offerInField(signal: AbortSignal): Promise<'done' | string | undefined> {
  const able = await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)
  if (!able || signal.aborted) return undefined
  const { signInByPasskey, passkeyFault } = await import('./passkey-calls.ts')
  try {
    return (await signInByPasskey({ signal, conditional: true })) ? 'done' : undefined
  } catch (error) {
    return passkeyFault(error)
  }
}
