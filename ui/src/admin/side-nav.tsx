import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { LinkAs } from '../link-as.ts'
import { t } from '../texts.ts'

export type NavItem = {
  label: string
  href: string
  /** 16 px, stroke 1.75; all that remains when the menu is collapsed. */
  icon?: ReactNode
  /** Open work: orders to fulfil, items low on stock. */
  badge?: number | undefined
  current?: boolean
}

export type NavGroup = { label?: string; items: readonly NavItem[] }

export type SideNavProps = {
  /** "Main". */
  label: string
  groups: readonly NavGroup[]
  /** Site name or switcher. */
  header: ReactNode
  /** The search trigger below the header; of a collapsed menu an icon. */
  search?: ReactNode
  /** Footer of the menu; an icon of a collapsed one. */
  footer?: ReactNode
  collapsed?: boolean
  onToggle?: () => void
  linkAs?: LinkAs
}

/** 232 px, collapsible to 56. */
export function SideNav({
  label,
  groups,
  header,
  search,
  footer,
  collapsed = false,
  onToggle,
  linkAs = 'a',
}: SideNavProps) {
  return (
    <nav
      aria-label={label}
      data-menu={collapsed ? 'narrow' : 'wide'}
      className={`flex h-full shrink-0 flex-col gap-3 overflow-y-auto border-e border-border bg-surface px-2.5 pt-3.5 pb-3 ${collapsed ? 'w-14' : 'w-58'}`}
    >
      <div className={`flex min-h-8 items-center justify-between gap-2 ${collapsed ? '' : 'ps-2.5'}`}>
        {!collapsed && (
          <div className="min-w-0 truncate font-display text-[1.1875rem] font-bold tracking-tight">{header}</div>
        )}
        {onToggle && (
          <IconButton
            size="sm"
            label={collapsed ? t('ui.expandMenu') : t('ui.collapseMenu')}
            aria-expanded={!collapsed}
            onClick={onToggle}
            icon={
              collapsed ? (
                <PanelLeftOpen size={16} strokeWidth={1.75} />
              ) : (
                <PanelLeftClose size={16} strokeWidth={1.75} />
              )
            }
          />
        )}
      </div>
      {search}
      <div className="flex grow flex-col gap-4">
        {groups.map((group, index) => (
          <NavSection key={group.label ?? index} group={group} collapsed={collapsed} link={linkAs} />
        ))}
      </div>
      {footer}
    </nav>
  )
}

type SectionProps = { group: NavGroup; collapsed: boolean; link: LinkAs }

function NavSection({ group, collapsed, link }: SectionProps) {
  return (
    <div className="flex flex-col gap-1">
      {group.label && !collapsed && (
        <p className="px-2.5 text-group tracking-wide text-ink-3 uppercase">{group.label}</p>
      )}
      <ul className="flex flex-col gap-px">
        {group.items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} collapsed={collapsed} link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NavLink({ item, collapsed, link: Link }: { item: NavItem; collapsed: boolean; link: LinkAs }) {
  const { label, href, icon, badge, current } = item
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? label : undefined}
      className={`flex h-7.75 items-center gap-2.5 rounded-control px-2.5 text-admin font-medium transition-colors pointer-coarse:h-11 ${current ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2 hover:bg-sunken hover:text-ink'}`}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0">
          {icon}
        </span>
      )}
      <span className={collapsed ? 'sr-only' : 'grow truncate'}>{label}</span>
      {badge !== undefined && badge > 0 && !collapsed && (
        <span className="text-label tabular-nums text-ink-2">{badge}</span>
      )}
    </Link>
  )
}

export type SearchTriggerProps = { label?: string; shortcut?: string; onOpen: () => void }

/** Looks like the search input; opens the command palette. */
export function SearchTrigger({ label, shortcut = '⌘K', onOpen }: SearchTriggerProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Meta+K Control+K"
      className="flex h-8 w-full items-center justify-between rounded-control border border-border-strong bg-surface ps-2.5 pe-2 text-admin text-ink-3 hover:border-ink-3 pointer-coarse:h-11"
    >
      {label ?? t('ui.searchOrRun')}
      <kbd className="rounded-control border border-border px-1 font-sans text-group text-ink-3">{shortcut}</kbd>
    </button>
  )
}
