import { ButtonLink } from '@fairground/ui/button.tsx'
import { CircleAlert } from 'lucide-react'
import { inLanguage } from '../../language-prefix.ts'
import { useLocation } from '../../router/hooks.ts'
import { useSite } from '../../shell/site-context.ts'
import { t } from '../../texts.ts'
import { carriedOn } from './return-to.ts'

/** Reason why the provider's answer let nobody in; `server/src/identity/oidc/pages.ts` names them. */
const reasons: Readonly<Record<string, (name: string) => string>> = {
  denied: (name) => t('sign-in-login.notAgreed', { name }),
  unverified: (name) => t('sign-in-login.providerUnverified', { name }),
  taken: () => t('sign-in-login.accountUnverified'),
  blocked: () => t('sign-in-login.mayNotSignIn'),
  unreachable: (name) => t('sign-in-login.providerSilent', { name }),
  failed: (name) => t('sign-in-login.providerFailed', { name }),
}

/** "Continue with …", where the server is configured with a provider; and what went wrong there a moment ago. */
export function OutsideSignIn() {
  const name = useSite().outsideSignIn
  const { search } = useLocation()
  if (name === undefined) return null
  const reason = reasons[new URLSearchParams(search).get('reason') ?? '']?.(name)
  const { returnTo } = carriedOn(search)
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo: inLanguage(returnTo) })}`
  return (
    <div className="flex flex-col gap-6">
      {reason && (
        <p role="alert" className="flex gap-4 rounded-card border border-danger/40 bg-danger-soft p-5 font-semibold">
          <CircleAlert aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-danger" />
          <span>{reason}</span>
        </p>
      )}
      <ButtonLink href={`/_oidc/member${query}`} variant="secondary" size="lg">
        {t('sign-in-login.continueWith', { name })}
      </ButtonLink>
      <p className="flex items-center gap-4 text-small text-ink-3 before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {t('sign-in-login.or')}
      </p>
    </div>
  )
}
