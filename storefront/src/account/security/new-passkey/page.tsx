import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { TextField } from '@fairground/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { memberPaths } from '../../../member-paths.ts'
import { useActionData, useLoaderData, useNavigate } from '../../../router/hooks.ts'
import { hasPasskeys } from '../../../sign-in/login/passkey-support.ts'
import { t } from '../../../texts.ts'
import { AccountFrame } from '../../account-frame.tsx'
import { ProvenForm } from '../proven-form.tsx'
import { WayBack } from '../way-back.tsx'
import type { loader, NewPasskeyAnswer } from './data.ts'

export function Component() {
  const { proving } = useLoaderData<typeof loader>()
  const answer = useActionData<NewPasskeyAnswer>()
  const able = useHydrated() && hasPasskeys()
  return (
    <AccountFrame title={t('account-security.addAPasskey')} intro={t('account-security.passkeyIntro')}>
      {answer && 'challengeId' in answer ? (
        <Make challenge={answer} />
      ) : (
        <ProvenForm proving={proving} answer={answer} button={t('account-security.continue')}>
          {!able && (
            <p className="rounded-card bg-sunken p-4 text-small text-ink-2">{t('account-security.passkeyNeeds')}</p>
          )}
        </ProvenForm>
      )}
    </AccountFrame>
  )
}

type Challenge = Extract<NewPasskeyAnswer, { challengeId: string }>

/** The browser asks for the person's touch, so that a press is what begins it. */
function Make({ challenge: { challengeId, options } }: { challenge: Challenge }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setBusy(true)
    setFault(undefined)
    const { makePasskey, passkeyFault } = await import('../../../sign-in/login/passkey-calls.ts')
    try {
      if (await makePasskey(challengeId, options, name)) return await navigate(`${memberPaths.security()}?done=passkey`)
    } catch (error) {
      setFault(passkeyFault(error) ?? t('account-security.passkeyNotAdded'))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void make(event)} className="flex max-w-xl flex-col gap-5">
      <TextField
        id="name"
        name="name"
        label={t('account-security.name')}
        optional
        help={t('account-security.nameHelp')}
        enterKeyHint="go"
        maxLength={60}
      />
      <Button type="submit" pending={busy} className="self-start">
        {t('account-security.addPasskey')}
      </Button>
      <div role="alert">{fault && <FieldError id="passkey-error">{fault}</FieldError>}</div>
      <WayBack />
    </form>
  )
}
