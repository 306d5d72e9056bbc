import { Menu, type MenuItem } from '@fairground/ui/admin/menu.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Ellipsis } from 'lucide-react'
import { useMe } from '../session/me.ts'
import { signOut } from './sign-out.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const themes: Record<Theme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }

/** Theme, shortcuts, sign out: the same entries in the side menu and in the mobile one. */
export function useUserMenu(onCheatSheet: () => void): MenuItem[] {
  const theme = useTheme()
  return [
    { kind: 'heading', label: 'Theme' },
    ...(Object.keys(themes) as Theme[]).map((name) => ({
      kind: 'check' as const,
      label: themes[name],
      checked: theme === name,
      onChange: () => chooseTheme(name),
    })),
    { kind: 'separator' },
    { label: 'Keyboard shortcuts', shortcut: '?', onSelect: onCheatSheet },
    { label: 'Sign out', onSelect: () => void signOut() },
  ]
}

export function UserMenu({ onCheatSheet }: { onCheatSheet: () => void }) {
  const { user } = useMe()
  const items = useUserMenu(onCheatSheet)
  return (
    <div className="flex items-center justify-between gap-2 border-t border-border pt-2.5 ps-2.5">
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-admin font-medium">{user.name || user.email}</span>
        <span className="truncate text-label font-normal text-ink-3">{user.role}</span>
      </span>
      <Menu
        trigger={<IconButton size="sm" label="Your menu" icon={<Ellipsis size={16} strokeWidth={1.75} />} />}
        items={items}
      />
    </div>
  )
}
