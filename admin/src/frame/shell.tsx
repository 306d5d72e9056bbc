import { ApiError } from '@fairground/client/errors.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { SearchTrigger, SideNav } from '@fairground/ui/admin/side-nav.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { SkipLink } from '@fairground/ui/skip-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, redirectDocument, useLocation, useNavigate } from 'react-router'
import { useLive } from '../live/use-live.ts'
import { waitingQuery } from '../orders/waiting-query.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery, useLacks, useMe } from '../session/me.ts'
import { scopesOfPage } from '../session/page-scopes.ts'
import { announceSignIn } from '../session/signed-in.ts'
import { useCommand, useKeyboard } from '../shell/commands.ts'
import { useMedia } from '../shell/media-query.ts'
import { placesFor } from '../shell/navigation.tsx'
import { isWithin } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useStored } from '../shell/stored.ts'
import { t } from '../texts.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Palette } from './palette.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { TestPaymentsBanner } from './test-payments-banner.tsx'
import { useMenuWidth } from './use-menu-width.ts'
import { UserMenu } from './user-menu.tsx'

/** No part of the first load: fetched once the page is drawn. The palette’s list comes when it is opened. */
const overlays = {
  cheatSheet: () => import('./cheat-sheet.tsx'),
  menu: () => import('./mobile-menu.tsx'),
  expired: () => import('../session/session-expired-dialog.tsx'),
}
const RoleLacks = lazy(async () => ({ default: (await import('../shell/role-lacks.tsx')).RoleLacks }))
const CheatSheet = lazy(async () => ({ default: (await overlays.cheatSheet()).CheatSheet }))
const MobileMenu = lazy(async () => ({ default: (await overlays.menu()).MobileMenu }))
const SessionExpiredDialog = lazy(async () => ({ default: (await overlays.expired()).SessionExpiredDialog }))

export async function loader() {
  try {
    await queryClient.ensureQueryData(meQuery())
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirectDocument(paths.signInNeeded())
    throw error
  }
}

type Overlay = 'palette' | 'cheatSheet' | 'menu'

/** Keys that lead to the pages. */
function useGoTo() {
  const navigate = useNavigate()
  useCommand('goToOrders', () => navigate(paths.orders()))
  useCommand('goToProducts', () => navigate(paths.products()))
  useCommand('goToCollections', () => navigate(paths.collections()))
  useCommand('goToCoupons', () => navigate(paths.coupons()))
  useCommand('goToInventory', () => navigate(paths.inventory()))
  useCommand('goToEvents', () => navigate(paths.events()))
  useCommand('goToMembers', () => navigate(paths.members()))
  useCommand('goToMedia', () => navigate(paths.media()))
  useCommand('goToSettings', () => navigate(paths.settings()))
}

/** The search of the palette: a field, or a sign where the menu is narrow. */
function SearchOpener({ narrow, onOpen }: { narrow: boolean; onOpen: () => void }) {
  return narrow ? (
    <IconButton
      size="sm"
      label={t('admin.shell.searchOrRun')}
      icon={<Search size={16} strokeWidth={1.75} />}
      onClick={onOpen}
    />
  ) : (
    <SearchTrigger shortcut={shortcutText} onOpen={onOpen} />
  )
}

type NarrowHeaderProps = { name: string; onMenu: () => void; onSearch: () => void }

/** Stands in for the menu at the side where there is no room for it. */
function NarrowHeader({ name, onMenu, onSearch }: NarrowHeaderProps) {
  return (
    <header
      className="sticky top-0 z-20 flex h-13 items-center justify-between gap-2 border-b border-border bg-surface px-2 md:hidden"
      data-print="hide"
    >
      <IconButton label={t('admin.shell.openMenu')} icon={<MenuIcon size={20} strokeWidth={1.75} />} onClick={onMenu} />
      <span className="min-w-0 truncate font-display text-[1.0625rem] font-bold tracking-tight">{name}</span>
      <IconButton
        label={t('admin.shell.searchOrRun')}
        icon={<Search size={20} strokeWidth={1.75} />}
        onClick={onSearch}
      />
    </header>
  )
}

export function Component() {
  const { site, user } = useMe()
  const { pathname } = useLocation()
  const menu = useMenuWidth()
  const [keys, chooseKeys] = useStored('single-keys', ['on', 'off'])
  const [overlay, setOverlay] = useState<Overlay>()
  const isNarrow = useMedia('(width < 48rem)')
  const toggle = (name: Overlay) => (open: boolean) => setOverlay(open ? name : undefined)

  useLive()
  useEffect(announceSignIn, [])
  useKeyboard(keys === 'on')
  useCommand('palette', () => setOverlay(overlay === 'palette' ? undefined : 'palette'))
  useCommand('cheatSheet', () => setOverlay('cheatSheet'))
  useGoTo()

  const lacking = lackingScope(user.scopes, scopesOfPage(pathname))
  const toFulfil = useQuery({ ...waitingQuery('work'), enabled: !useLacks('orders.read') }).data?.orders.length
  const items = placesFor(user.scopes).map(({ label, href, icon }) => ({
    label,
    href,
    icon,
    current: isWithin(pathname, href),
    badge: href === paths.orders() ? toFulfil : undefined,
  }))
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <ProgressBar />
      <div className="sticky top-0 hidden h-dvh md:block" data-print="hide">
        <SideNav
          label={t('admin.shell.main')}
          header={site.name}
          search={<SearchOpener narrow={menu.isNarrow} onOpen={() => setOverlay('palette')} />}
          groups={[{ items }]}
          footer={<UserMenu compact={menu.isNarrow} onCheatSheet={() => setOverlay('cheatSheet')} />}
          collapsed={menu.isNarrow}
          onToggle={menu.toggle}
          linkAs={RouterLink}
        />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <NarrowHeader name={site.name} onMenu={() => setOverlay('menu')} onSearch={() => setOverlay('palette')} />
        {site.testPayments && <TestPaymentsBanner testMode={site.testMode} />}
        <OfflineBanner />
        <main id="main" className="flex min-w-0 grow flex-col p-4 md:px-7 md:py-5">
          {lacking ? (
            <Suspense fallback={null}>
              <RoleLacks scope={lacking} />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </main>
      </div>
      <Palette
        open={overlay === 'palette'}
        onOpenChange={toggle('palette')}
        onCheatSheet={() => setOverlay('cheatSheet')}
      />
      <Suspense fallback={null}>
        {isNarrow && (
          <MobileMenu
            open={overlay === 'menu'}
            onOpenChange={toggle('menu')}
            items={items}
            onCheatSheet={() => setOverlay('cheatSheet')}
          />
        )}
        <CheatSheet
          open={overlay === 'cheatSheet'}
          onOpenChange={toggle('cheatSheet')}
          singleKeys={keys === 'on'}
          onSingleKeys={(on) => chooseKeys(on ? 'on' : 'off')}
        />
        <SessionExpiredDialog />
      </Suspense>
    </div>
  )
}

const shortcutText = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : t('admin.shell.ctrlK')
