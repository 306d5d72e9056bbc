import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import type { NavItem } from '@fairground/ui/admin/side-nav.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { UserMenu } from './user-menu.tsx'

type MobileMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly NavItem[]
  onCheatSheet: () => void
}

/** The side menu where there is no room beside the page. Choosing a place closes it. */
export function MobileMenu({ open, onOpenChange, items, onCheatSheet }: MobileMenuProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('admin.shell.menu')} size="side">
      <nav aria-label={t('admin.shell.main')} className="-mx-2 flex flex-col gap-1 pb-6">
        {items.map(({ label, href, icon, current }) => (
          <RouterLink
            key={href}
            href={href}
            onClick={() => onOpenChange(false)}
            aria-current={current ? 'page' : undefined}
            className={`flex h-11 items-center gap-3 rounded-control px-2 text-[0.9375rem] font-medium ${current ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2'}`}
          >
            <span aria-hidden="true">{icon}</span>
            {label}
          </RouterLink>
        ))}
      </nav>
      <UserMenu onCheatSheet={onCheatSheet} />
    </Dialog>
  )
}
