import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/router-link.tsx'
import { useSite } from '../../../shell/site-context.ts'
import { t } from '../../../texts.ts'
import { EntryFrame } from '../../login/entry-frame.tsx'

export function Component() {
  const { name } = useSite()
  return (
    <EntryFrame title={t('sign-in-signup.waitingForApproval')} intro={t('sign-in-signup.reviewed', { name })}>
      <p className="text-ink-2">{t('sign-in-signup.untilThen')}</p>
      <ButtonLink linkAs={RouterLink} href={paths.home()} variant="secondary" className="self-start">
        {t('sign-in-signup.home')}
      </ButtonLink>
    </EntryFrame>
  )
}
