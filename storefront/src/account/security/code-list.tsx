import { ButtonLink } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { memberPaths } from '../../member-paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'

/** Recovery codes, on the one page that ever shows them. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="codes" className="flex max-w-xl flex-col gap-5">
      <h2 id="codes" className="font-display text-h2">
        {t('account-security.yourRecoveryCodes')}
      </h2>
      <p className="text-ink-2">{t('account-security.saveCodes')}</p>
      <ol className="grid gap-x-10 gap-y-2 rounded-card border border-border bg-sunken p-5 font-mono tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4" data-print="hide">
        <ButtonLink linkAs={RouterLink} href={memberPaths.security()}>
          {t('account-security.iHaveSavedThem')}
        </ButtonLink>
        <CopyButton text={codes.join('\n')} label={t('account-security.copyRecoveryCodes')} />
      </div>
    </section>
  )
}
