import { memberPaths } from '../../member-paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'

/** Out of a page that changes how one signs in, with nothing changed. */
export function WayBack() {
  return (
    <RouterLink
      href={memberPaths.security()}
      className="inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
    >
      {t('account-security.backToSecurity')}
    </RouterLink>
  )
}
