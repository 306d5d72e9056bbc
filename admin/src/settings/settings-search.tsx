import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { mayOpen } from '../session/page-scopes.ts'
import { useCommand } from '../shell/commands.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { paymentAccountsQuery } from './payment-accounts-client.ts'
import { findSettings, placeOf } from './setting-finder.ts'

const INPUT = 'settings-search'

/** Finds a setting by word. Enter opens the first one; while nothing is typed it shows its children. */
export function SettingsSearch({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const { data } = useQuery({ ...paymentAccountsQuery(), enabled: query.trim() !== '' })
  const found = findSettings(query, data?.accounts).filter((setting) => mayOpen(placeOf(setting)))
  useCommand('search', () => document.getElementById(INPUT)?.focus())
  return (
    <search className="flex min-w-0 flex-col gap-3">
      <AdminInput
        id={INPUT}
        type="search"
        aria-label={t('admin.settings.findASetting')}
        aria-keyshortcuts="/"
        placeholder={t('admin.settings.findASetting')}
        autoComplete="off"
        enterKeyHint="go"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('')
          if (event.key !== 'Enter' || !found[0]) return
          setQuery('')
          navigate(placeOf(found[0]))
        }}
      />
      <p role="status" className="sr-only">
        {query.trim() && t('admin.settings.lengthSettingsFound', { length: found.length })}
      </p>
      {!query.trim() && children}
      {query.trim() && found.length === 0 && (
        <p className="text-admin text-ink-2">{t('admin.settings.noSettingMatchesTryAnother')}</p>
      )}
      {query.trim() && found.length > 0 && (
        <ul aria-label={t('admin.settings.settingsFound')} className="flex flex-col">
          {found.map((setting) => (
            <li key={setting.name}>
              <RouterLink
                href={placeOf(setting)}
                onClick={() => setQuery('')}
                className="flex min-h-8 flex-col justify-center rounded-control px-2 py-1 text-admin hover:bg-sunken pointer-coarse:min-h-11"
              >
                <span className="font-medium">{setting.name}</span>
                {setting.page !== setting.name && (
                  <span className="text-label font-normal text-ink-3">{setting.page}</span>
                )}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
