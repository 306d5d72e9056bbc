import { ButtonLink } from '@fairground/ui/button.tsx'
import { memberPaths } from '../../member-paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'

type PasskeyListProps = {
  passkeys: readonly { id: string; name: string; made: string; used: string | undefined }[]
}

/** Keys that sign the member in without a password. */
export function PasskeyList({ passkeys }: PasskeyListProps) {
  return (
    <section aria-labelledby="passkeys" className="flex max-w-xl flex-col gap-4">
      <h2 id="passkeys" className="font-display text-h2">
        {t('account-security.passkeys')}
      </h2>
      <p className="text-ink-2">{t('account-security.passkeysIntro')}</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-border border-y border-border">
          {passkeys.map(({ id, name, made, used }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-small text-ink-2">{t('account-security.addedOn', { made })}</p>
                <p className="text-meta text-ink-3">
                  {used ? t('account-security.lastUsedOn', { used }) : t('account-security.notUsedYet')}
                </p>
              </div>
              <RouterLink
                href={memberPaths.passkey(id)}
                aria-label={t('account-security.changeName', { name })}
                className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
              >
                {t('account-security.change')}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink linkAs={RouterLink} href={memberPaths.newPasskey()} variant="secondary" className="self-start">
        {t('account-security.addAPasskey')}
      </ButtonLink>
    </section>
  )
}
