import { ButtonLink } from '@fairground/ui/button.tsx'
import { CircleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '../../shell/site-context.ts'
import { carriedOn } from './return-to.ts'

/** Why the provider's answer let nobody in; `server/src/identity/oidc/pages.ts` names them. */
const reasons: Readonly<Record<string, (name: string) => string>> = {
  denied: (name) => `You did not agree at ${name}, so nothing has happened. Sign in below, or try again.`,
  unverified: (name) => `${name} has not verified your email address. Verify it there, or create an account here.`,
  taken: () =>
    'An account here has this email address, and it is not verified. Choose another password by email: that proves it. Then continue.',
  blocked: () => 'This account may not sign in.',
  unreachable: (name) => `${name} does not answer. Try again in a minute, or sign in below.`,
  failed: (name) => `The sign-in with ${name} did not work, or took longer than ten minutes. Try again.`,
}

/** "Continue with …", where the server is configured with a provider; and what went wrong there a moment ago. */
export function OutsideSignIn() {
  const name = useSite().outsideSignIn
  const { search } = useLocation()
  if (name === undefined) return null
  const reason = reasons[new URLSearchParams(search).get('reason') ?? '']?.(name)
  const { returnTo } = carriedOn(search)
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  return (
    <div className="flex flex-col gap-6">
      {reason && (
        <p
          role="alert"
          className="flex gap-4 rounded-card border border-danger/40 bg-danger-soft p-5 font-semibold text-pretty"
        >
          <CircleAlert aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-danger" />
          <span>{reason}</span>
        </p>
      )}
      <ButtonLink href={`/_oidc/member${query}`} variant="secondary" size="lg">
        Continue with {name}
      </ButtonLink>
      <p className="flex items-center gap-4 text-small text-ink-3 before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        or
      </p>
    </div>
  )
}
