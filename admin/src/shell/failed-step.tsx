import { ApiError, ConnectionError } from '@fairground/client/errors.ts'
import { Button } from '@fairground/ui/button.tsx'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { type LoaderFunction, replace, useHref, useLocation, useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { useRetryOnceBack } from './retry-once-back.ts'

/** A search, filter or page of a list that could not be loaded. */
interface FailedStep {
  readonly pathname: string
  readonly search: string
  readonly error: unknown
}

interface Shown {
  readonly pathname: string
  readonly search: string
  /** With the part of the address in front of the router's own. */
  readonly href: string
}

let shown: Shown | undefined
let failed: FailedStep | undefined
/** Answer of the loader of the page on the screen, for the way back to it. */
let loadedLast: { readonly address: string; readonly data: unknown } | undefined
let isGoingBack = false
const listeners = new Set<() => void>()

function setFailed(next: FailedStep | undefined): void {
  failed = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The page at this address is on the screen; undefined while an error takes its place. */
export const setShown = (page: Shown | undefined): void => {
  shown = page
}

/** The server was away or failed: the request may work in a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

/**
 * The loader of a page that stays as it is when a step within it (a search, a filter, the next rows) cannot be loaded: the address goes
 * back to what is shown, and the page shows the error with a way to try again. Another page that cannot be loaded shows its error itself.
 */
export const staying =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    const wanted = new URL(args.request.url)
    const address = wanted.pathname + wanted.search
    // Nothing is read on the way back: the server is away.
    const isBack = isGoingBack && loadedLast?.address === address
    isGoingBack = false
    if (isBack) return loadedLast?.data
    try {
      const data = await loader(args, context)
      loadedLast = { address, data }
      setFailed(undefined)
      return data
    } catch (error) {
      const isStep = shown?.href.split('?')[0] === wanted.pathname && shown.search !== wanted.search
      if (args.request.signal.aborted || !isPassing(error) || !shown || !isStep) throw error
      isGoingBack = true
      setFailed({ pathname: shown.pathname, search: wanted.search, error })
      return replace(shown.pathname + shown.search)
    }
  }

/** Parts of the page that could not be loaded, and a way to try again; it is tried by itself when the server is back. */
export function FailedStepNote() {
  const { pathname, search } = useLocation()
  const href = useHref({ pathname, search })
  const navigate = useNavigate()
  const step = useSyncExternalStore(subscribe, () => failed)
  useEffect(() => setShown({ pathname, search, href }), [pathname, search, href])
  const isHere = step?.pathname === pathname
  const retry = async () => {
    if (step) await navigate(step.pathname + step.search, { replace: true, preventScrollReset: true })
  }
  useRetryOnceBack(isHere && step.error instanceof ConnectionError, retry)
  if (!isHere) return null
  const { title, requestId } = failureOf(step.error)
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-card bg-warning-soft px-3 py-2 text-admin text-warning"
    >
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
      <span>
        {t('admin.shell.titleTheListBelowIs', { title })}{' '}
        {requestId && <code className="font-mono text-label">{t('admin.shell.requestRequestId', { requestId })}</code>}
      </span>
      <Button variant="quiet" size="sm" onClick={() => void retry()}>
        {t('admin.shell.tryAgain')}
      </Button>
    </p>
  )
}
