import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { PasswordField } from '../../sign-in/login/password-field.tsx'
import { t } from '../../texts.ts'
import type { Proving } from './proof.ts'

type ProofFieldsProps = {
  proving: Proving
  error: string | undefined
  /** Id of the mail whose code is required. */
  verificationId: string | undefined
}

/** Proof that the member is still there: a browser left open changes nothing of how one signs in. */
export function ProofFields({ proving: { hasPassword, hasApp, email }, error, verificationId }: ProofFieldsProps) {
  if (hasPassword)
    return (
      <>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id="proof"
          name="password"
          label={t('account-security.yourPassword')}
          autoComplete="current-password"
          enterKeyHint="go"
          error={error}
        />
      </>
    )
  return (
    <>
      {verificationId && (
        <p role="status" className="rounded-card bg-success-soft p-4 text-success">
          {t('account-security.emailedTo', { email })}
        </p>
      )}
      <input type="hidden" name="verificationId" value={verificationId ?? ''} />
      <TextField
        id="proof"
        name="proof"
        label={t('account-security.code')}
        help={hasApp && !verificationId ? t('account-security.fromApp') : t('account-security.fromTheEmail')}
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={40}
        error={error}
      />
      <Button type="submit" name="intent" value="mail-proof" variant="secondary" className="self-start">
        {verificationId ? t('account-security.sendAnotherCode') : t('account-security.sendByEmail')}
      </Button>
    </>
  )
}
