import { present } from '@fairground/domain/present.ts'
import { CommandPalette, type PaletteGroup, type PaletteItem } from '@fairground/ui/admin/command-palette.tsx'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Keyboard, LogOut, PackagePlus, SunMoon } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useMe } from '../session/me.ts'
import { mayOpen } from '../session/page-scopes.ts'
import { placesFor } from '../shell/navigation.tsx'
import { pagesBelow } from '../shell/pages-below.ts'
import { signOut } from '../shell/sign-out.ts'
import { chooseTheme } from '../shell/theme.ts'
import { t } from '../texts.ts'

const icon = { size: 16, strokeWidth: 1.75 }

type PaletteListProps = {
  /** The input's accessible name. */
  label: string
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  onCheatSheet: () => void
}

type Go = (href: string) => unknown

/** The pages of the menu, and those below them. */
const pageItems = (places: ReturnType<typeof placesFor>, q: string, go: Go): PaletteItem[] => [
  ...places.map(({ label, href, icon, jump }) => ({
    id: href,
    label,
    icon,
    ...present({ shortcut: jump ? `G ${jump.toUpperCase()}` : undefined }),
    onRun: () => go(href),
  })),
  ...pagesBelow.flatMap(({ label, href, place }) => {
    const above = places.find((one) => one.href === place)
    // All of them at once would push everything else out of view: they come on request.
    if (!above || q === '' || !mayOpen(href)) return []
    return [{ id: href, label, detail: above.label, icon: above.icon, onRun: () => go(href) }]
  }),
]

/** Actions that need no page. */
const actionItems = (go: Go, onCheatSheet: () => void): PaletteItem[] => [
  {
    id: 'new-product',
    label: t('admin.shell.newProduct'),
    icon: <PackagePlus {...icon} />,
    onRun: () => go(paths.newProduct()),
  },
  {
    id: 'new-event',
    label: t('admin.shell.newEvent'),
    icon: <CalendarPlus {...icon} />,
    onRun: () => go(paths.newEvent()),
  },
  ...(['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    label:
      theme === 'system'
        ? t('admin.shell.systemTheme')
        : t('admin.shell.valueTheme', {
            value: theme === 'light' ? t('admin.shell.light') : t('admin.shell.dark'),
          }),
    icon: <SunMoon {...icon} />,
    onRun: () => chooseTheme(theme),
  })),
  {
    id: 'cheat-sheet',
    label: t('admin.shell.keyboardShortcuts'),
    icon: <Keyboard {...icon} />,
    shortcut: '?',
    onRun: onCheatSheet,
  },
  { id: 'sign-out', label: t('admin.shell.signOut'), icon: <LogOut {...icon} />, onRun: () => void signOut() },
]

/** Offers of the palette: everywhere to go, any order, product or event, and actions that need no page. */
export function PaletteList({ label: name, query, onQuery, onClose, onCheatSheet }: PaletteListProps) {
  const navigate = useNavigate()
  const { user } = useMe()
  const q = useDeferredValue(query.trim())
  const search = useQuery({
    queryKey: ['palette', q],
    queryFn: async ({ signal }) => (await import('./palette-search.ts')).searchEverything(q, signal),
    staleTime: 30_000,
    enabled: q.length >= 2,
  })
  const found = (search.data ?? []).filter(({ href }) => mayOpen(href))
  const places = placesFor(user.scopes)
  const canSet = places.some(({ href }) => href === paths.settings())
  const own: PaletteGroup[] = [
    { label: t('admin.shell.goTo'), items: pageItems(places, q, navigate) },
    { label: t('admin.shell.run'), items: actionItems(navigate, onCheatSheet) },
  ]
  const groups = [
    ...(
      [
        t('admin.shell.orders'),
        t('admin.shell.products'),
        t('admin.shell.events'),
        t('admin.shell.members'),
        t('admin.shell.coupons'),
        ...(canSet ? [t('admin.shell.settings')] : []),
      ] as const
    ).map((label) => ({
      label,
      items: found
        .filter(({ group }) => group === label)
        .map(({ id, label, detail, href }): PaletteItem => ({ id, label, detail, onRun: () => navigate(href) })),
    })),
    ...own.map(({ label, items }) => ({ label, items: items.filter((item) => matches(item, q)) })),
  ].filter(({ items }) => items.length > 0)
  return (
    <CommandPalette
      onClose={onClose}
      label={name}
      groups={groups}
      query={query}
      onQueryChange={onQuery}
      loading={search.isFetching}
      filtered
    />
  )
}

const matches = ({ label }: PaletteItem, q: string): boolean => label.toLowerCase().includes(q.toLowerCase())
