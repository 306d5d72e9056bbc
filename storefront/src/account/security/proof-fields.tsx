import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { PasswordField } from '../../sign-in/login/password-field.tsx'
import type { Proving } from './proof.ts'

export type ProofFieldsProps = {
  proving: Proving
  error: string | undefined
  /** Of the mail whose code is asked for. */
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
          label="Your password"
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
          We have emailed six digits to {email}.
        </p>
      )}
      <input type="hidden" name="verificationId" value={verificationId ?? ''} />
      <TextField
        id="proof"
        name="proof"
        label="Code"
        help={hasApp && !verificationId ? 'From your authenticator app, or a recovery code' : 'From the email'}
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={40}
        error={error}
      />
      <Button type="submit" name="intent" value="mail-proof" variant="secondary" className="self-start">
        {verificationId ? 'Send another code' : 'Send me a code by email'}
      </Button>
    </>
  )
}
