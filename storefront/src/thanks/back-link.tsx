import { LEAVE } from '@fairground/client/own-pages.ts'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../paths.ts'
import { useMe } from '../shell/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

/** Back to where the buyer came from: the shop, or the site that sent them here. */
export function BackLink() {
  const from = useMe()?.from
  if (from)
    return (
      <ButtonLink href={LEAVE} variant="quiet">
        {t('thanks.backTo', { from })}
      </ButtonLink>
    )
  return (
    <ButtonLink linkAs={RouterLink} href={paths.home()} variant="quiet">
      {t('thanks.backToTheShop')}
    </ButtonLink>
  )
}
