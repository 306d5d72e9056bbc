import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { requestSignInLink } from './me.ts'

type SignInFormProps = {
  /** Address of the user who was signed in here last. */
  email?: string | undefined
  /** Advice on the link. */
  next?: string
}

/** Requests a sign-in link. The answer is the same whether the address is known or not. */
export function SignInForm({ email, next = t('admin.session.openItInThisBrowser2') }: SignInFormProps) {
  const request = useMutation({ mutationFn: requestSignInLink })
  if (request.isSuccess)
    return (
      <p role="status" className="flex items-start gap-3 rounded-card bg-success-soft p-4 text-admin">
        <MailCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-success" />
        <span>{t('admin.session.ifVariablesBelongsToA', { variables: request.variables, next })}</span>
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
        label={t('admin.session.yourEmailAddress')}
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={email}
        enterKeyHint="send"
        error={request.error ? failureOf(request.error).title : undefined}
      />
      <Button type="submit" size="sm" pending={request.isPending} className="self-start">
        {t('admin.session.sendASignInLink')}
      </Button>
    </form>
  )
}
