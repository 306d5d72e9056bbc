import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { failureOf } from '../shell/failure.ts'
import { requestSignInLink } from './me.ts'

export type SignInFormProps = {
  /** Of whoever was signed in here last. */
  email?: string | undefined
  /** What to do with the link. */
  next?: string
}

/** Asks for a sign-in link. The answer is the same whether the address is known or not. */
export function SignInForm({ email, next = 'Open it in this browser.' }: SignInFormProps) {
  const request = useMutation({ mutationFn: requestSignInLink })
  if (request.isSuccess)
    return (
      <p role="status" className="flex items-start gap-3 rounded-card bg-success-soft p-4 text-admin">
        <MailCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-success" />
        <span>
          If {request.variables} belongs to somebody who works here, a link is on its way. It works once, within the
          hour. {next}
        </span>
      </p>
    )
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const address = new FormData(event.currentTarget).get('email')
        if (!request.isPending) request.mutate(String(address).trim())
      }}
    >
      <AdminTextField
        label="Your email address"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={email}
        enterKeyHint="send"
        error={request.error ? failureOf(request.error).title : undefined}
      />
      <Button type="submit" size="sm" pending={request.isPending} className="self-start">
        Send a sign-in link
      </Button>
    </form>
  )
}

/** "Continue with …", and a line between it and the form below. */
export function ProviderButton({ name }: { name: string }) {
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink href="/_oidc/staff" size="sm" variant="secondary">
        Continue with {name}
      </ButtonLink>
      <p className="flex items-center gap-3 text-label font-normal text-ink-3 before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        or by mail
      </p>
    </div>
  )
}

/** For whoever runs the server: no mail is needed. */
export function CommandLineHint() {
  const command = 'npm run fairground -- credentials'
  return (
    <details className="text-admin">
      <summary className="min-h-6 text-ink-2">Do you run the server?</summary>
      <p className="pt-2 pb-1.5 text-ink-2">This command prints a sign-in link:</p>
      <p className="flex items-center justify-between gap-2 rounded-control bg-sunken py-1 ps-3 pe-1">
        <code className="min-w-0 font-mono text-label break-words">{command}</code>
        <CopyButton text={command} label="Copy the command" />
      </p>
    </details>
  )
}
