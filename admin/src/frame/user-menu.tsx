import type { MenuItem } from '@fairground/ui/admin/opened-menu.tsx'
import { OWN_ACCOUNT } from '../own-account.ts'
import { useMe } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { signOut } from '../shell/sign-out.ts'
import { chooseTheme, type Theme, useTheme } from '../shell/theme.ts'
import { t } from '../texts.ts'

const themes: Record<Theme, string> = {
  system: t('admin.shell.system'),
  light: t('admin.shell.light'),
  dark: t('admin.shell.dark'),
}

/** Theme, shortcuts, sign out: the same entries in the side menu and in the mobile one. */
function useUserMenu(onCheatSheet: () => void): MenuItem[] {
  const theme = useTheme()
  return [
    { kind: 'heading', label: t('admin.shell.theme') },
    ...(Object.keys(themes) as Theme[]).map((name) => ({
      kind: 'check' as const,
      label: themes[name],
      checked: theme === name,
      onChange: () => chooseTheme(name),
    })),
    { kind: 'separator' },
    { label: t('admin.shell.keyboardShortcuts'), shortcut: '?', onSelect: onCheatSheet },
    { label: t('admin.shell.nameAndPassword'), onSelect: () => location.assign(OWN_ACCOUNT) },
    // A page of the server's own: it stands before the admin, too.
    { label: t('admin.shell.secondStepOfSigningIn'), onSelect: () => location.assign('/_staff/security') },
    { label: t('admin.shell.signOut'), onSelect: () => void signOut() },
  ]
}

export function UserMenu({ onCheatSheet, compact = false }: { onCheatSheet: () => void; compact?: boolean }) {
  const { user } = useMe()
  const items = useUserMenu(onCheatSheet)
  if (compact) return <MoreMenu label={t('admin.shell.yourMenu')} items={items} />
  return (
    <div className="flex items-center justify-between gap-2 border-t border-border pt-2.5 ps-2.5">
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-admin font-medium">{user.name || user.email}</span>
        <span className="truncate text-label font-normal text-ink-3">{user.roleName}</span>
      </span>
      <MoreMenu label={t('admin.shell.yourMenu')} items={items} />
    </div>
  )
}
