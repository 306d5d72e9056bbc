import { UserRound } from 'lucide-react'
import { paths } from '../paths.ts'
import { useMe } from '../shell/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

/**
 * The account in the header. Pages are the same for everyone, so the member is requested after they have loaded; both words have
 * their room, and nothing moves.
 */
export function AccountLink() {
  const member = useMe()?.member ?? false
  return (
    <RouterLink
      href={member ? paths.account() : paths.login()}
      className="inline-flex h-11 w-8 items-center justify-center hover:text-brand min-[22.5rem]:w-9 sm:w-auto"
    >
      <UserRound aria-hidden="true" size={20} strokeWidth={1.75} className="sm:hidden" />
      <span className="sr-only sm:not-sr-only sm:grid">
        <span className={`sm:col-start-1 sm:row-start-1 ${member ? '' : 'invisible'}`} aria-hidden={!member}>
          {t('account.account')}
        </span>
        <span className={`sm:col-start-1 sm:row-start-1 ${member ? 'invisible' : ''}`} aria-hidden={member}>
          {t('account.signIn')}
        </span>
      </span>
    </RouterLink>
  )
}
