import type { Caching } from '@fairground/contract/rendered-pages.ts'
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router'
import { orOffers } from './nothing-here.ts'
import { afterPress } from './press.ts'

/** Facts of a page's route beside its modules; in the browser `fetchCode` alone. */
export interface PageHandle {
  /** The page's module, as the build's manifest calls it. */
  readonly source: string
  readonly caching: Caching
  /** The page answers form posts. */
  readonly posts: boolean
  /** Fetches all code of the page. */
  readonly fetchCode: () => Promise<unknown>
}

/** `page.tsx`: what is shown. */
type View = () => Promise<Pick<RouteObject, 'Component' | 'shouldRevalidate'>>
/** `data.ts`: where it comes from. The first page arrives with its data and needs this code only when one moves on. */
type Data = () => Promise<{ loader?: LoaderFunction; action?: ActionFunction }>

/** Handler of lost connections: put here by the notice of them. Absent on the server. */
export const connected: { code?: typeof import('./offline/connection.ts') } = {}

/** Reads what a page needs; without a connection it waits for one, and the notice says so. */
export const waiting = <T>(
  read: () => Promise<T>,
  options?: { signal?: AbortSignal; instead?: () => string },
): Promise<T> => connected.code?.onceConnected(read, options) ?? read()

/** The router draws what an answer changes: not under a finger. */
const drawn = <T>(answer: Promise<T>): Promise<T> => (import.meta.env.SSR ? answer : afterPress(answer))

/** The server has the code of a loader at hand once it was imported: another import of it costs more than the loader of a list. */
function atHand<T>(load: () => Promise<T>): () => Promise<T> {
  let code: Promise<T> | undefined
  return () => (code ??= load())
}

/** A page's folder as a route: its code is fetched when it is gone to. Without `data` there is nothing to load. */
export function page(
  folder: string,
  view: View,
  code: Data | undefined,
  { caching, posts = false }: { caching: Caching; posts?: boolean },
): Pick<RouteObject, 'id' | 'lazy' | 'loader' | 'action' | 'handle'> {
  const data = import.meta.env.SSR && code ? atHand(code) : code
  const fetchCode = () => Promise.all([view(), data?.()])
  let hasView = false
  const handle: Partial<PageHandle> = import.meta.env.SSR
    ? { source: `src/${folder}/page.tsx`, caching, posts, fetchCode }
    : { fetchCode }
  return {
    id: folder,
    handle,
    lazy: async () => {
      const { Component, shouldRevalidate } = await waiting(view)
      hasView = true
      return { Component, ...(shouldRevalidate ? { shouldRevalidate } : {}) }
    },
    ...(data
      ? {
          loader: (args, context) =>
            drawn(
              orOffers(args.context, () =>
                waiting(async () => (await data()).loader?.(args, context), { signal: args.request.signal }),
              ),
            ),
        }
      : {}),
    ...(data && posts
      ? {
          action: async (args, context) => {
            // A form of another page: the answer waits for the code of this one, and would be out of date by then.
            if (!hasView) await waiting(view, { signal: args.request.signal })
            const send = async () => (await data()).action?.(args, context)
            return drawn(connected.code?.orNotSent(send, args.request.clone()) ?? send())
          },
        }
      : {}),
  }
}
