import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { focusHeading } from '@fairground/ui/native-dialog.ts'
import { useEffect, useState } from 'react'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { part } from '../part.tsx'
import { Outlet, useLocation, useNavigation } from '../router/hooks.ts'
import { ScrollRestoration } from '../router/scroll-restoration.tsx'
import { isClosedPage } from './closed.ts'
import { useSite } from './site-context.ts'
import { useLinks } from './use-links.ts'

/** Few shops are closed. */
const ClosedPage = import.meta.env.SSR
  ? (await import('./closed-page.tsx')).ClosedPage
  : part('closed', async () => (await import('./closed-page.tsx')).ClosedPage)

/** Around every page: the bar of a navigation that takes its time, and where focus goes after one. */
export function Root() {
  useLinks()
  return (
    <>
      <Progress />
      {isClosedPage(useSite(), useLocation().pathname) ? <ClosedPage /> : <Outlet />}
      <Arrival />
      <OfflineNotice />
      <ScrollRestoration />
    </>
  )
}

function Progress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden="true" className="page-progress fixed inset-x-0 top-0 z-50 h-0.5 bg-brand" />
}

/** After a navigation the new page's heading takes focus and its title is announced. The first page is the browser's to announce. */
function Arrival() {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [title, setTitle] = useState('')
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (!moved && pathname === first) return
    setMoved(true)
    setTitle(document.title)
    focusHeading()
  }, [pathname, first, moved])
  return <LiveRegion>{title}</LiveRegion>
}
