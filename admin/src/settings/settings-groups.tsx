import { mayOpen } from '../session/page-scopes.ts'
import { settingsPages } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

const groups = [...new Set(settingsPages.map(({ group }) => group))]

/** All pages of the settings under the names of their groups. */
export function SettingsGroups({ current, className = 'flex flex-col' }: { current?: string; className?: string }) {
  return (
    <nav aria-label={t('admin.settings.settings')} className={`${className} gap-4`}>
      {groups.map((group) => (
        <section key={group} aria-label={group} className="flex flex-col gap-0.5">
          <h2 className="px-2 text-group text-ink-3">{group}</h2>
          <ul>
            {settingsPages
              .filter((page) => page.group === group && mayOpen(page.href))
              .map(({ label, href }) => (
                <li key={href}>
                  <RouterLink
                    href={href}
                    aria-current={label === current ? 'page' : undefined}
                    className={`flex min-h-8 items-center rounded-control px-2 text-admin pointer-coarse:min-h-11 ${label === current ? 'bg-brand-soft font-semibold text-brand' : 'font-medium text-ink-2 hover:bg-sunken hover:text-ink'}`}
                  >
                    {label}
                  </RouterLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
