import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'

const tabs = [
  { label: 'Users', href: paths.users() },
  { label: 'Roles', href: paths.roles() },
  { label: 'Locations', href: paths.locations() },
  { label: 'Currencies', href: paths.currencies() },
  { label: 'Sign-up', href: paths.signUp() },
  { label: 'API keys', href: paths.apiKeys() },
  { label: 'Apps', href: paths.apps() },
  { label: 'Mails', href: paths.mailTemplates() },
  { label: 'Mailbox', href: paths.mailbox() },
  { label: 'Audit log', href: paths.auditLog() },
] as const

export type SettingsPageProps = {
  title: (typeof tabs)[number]['label']
  /** What the page is for, in a sentence. */
  lead: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page of settings: its sub-pages as tabs, what this one is for, its list. */
export function SettingsPage({ title, lead, actions, children }: SettingsPageProps) {
  return (
    <Page title={title}>
      <PageHeader title={title} actions={actions} />
      <Tabs label="Settings" linkAs={RouterLink} tabs={tabs.map((tab) => ({ ...tab, current: tab.label === title }))} />
      <p className="max-w-measure text-admin text-ink-2">{lead}</p>
      {children}
    </Page>
  )
}
