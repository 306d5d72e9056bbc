import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router'
import { PageErrors } from './shell/page-errors.tsx'
import { Root } from './shell/root.tsx'
import { SiteLayout } from './shell/site-layout.tsx'

/** How the server may keep a page: `shared` is the same for everyone, keyed by path and these query fields. */
export type Keeping = { shared: readonly string[] } | 'personal'

/** What a page's route says beside its modules. */
export interface PageHandle {
  /** The page's module, as the build's manifest calls it. */
  readonly source: string
  readonly keeping: Keeping
  /** The page answers form posts. */
  readonly posts: boolean
  /** Fetches all code of the page. */
  readonly fetchCode: () => Promise<unknown>
}

/** `page.tsx`: what is shown. */
type View = () => Promise<Pick<RouteObject, 'Component' | 'shouldRevalidate'>>
/** `data.ts`: where it comes from. The first page arrives with its data and needs this code only when one moves on. */
type Data = () => Promise<{ loader?: LoaderFunction; action?: ActionFunction }>

function page(
  folder: string,
  view: View,
  data: Data,
  { keeping, posts = false }: { keeping: Keeping; posts?: boolean },
): Pick<RouteObject, 'lazy' | 'loader' | 'action' | 'handle'> {
  const source = `src/${folder}/page.tsx`
  const handle: PageHandle = { source, keeping, posts, fetchCode: () => Promise.all([view(), data()]) }
  return {
    handle,
    lazy: async () => {
      const { Component, shouldRevalidate } = await view()
      return { Component, ...(shouldRevalidate ? { shouldRevalidate } : {}) }
    },
    loader: async (args, context) => (await data()).loader?.(args, context),
    ...(posts ? { action: async (args, context) => (await data()).action?.(args, context) } : {}),
  }
}

const pages: RouteObject[] = [
  {
    index: true,
    ...page(
      'home',
      () => import('./home/page.tsx'),
      () => import('./home/data.ts'),
      { keeping: { shared: [] } },
    ),
  },
  {
    path: '/shop',
    ...page(
      'shop',
      () => import('./shop/page.tsx'),
      () => import('./shop/data.ts'),
      {
        keeping: { shared: ['sort', 'page'] },
      },
    ),
  },
  {
    path: '/collections/:slug',
    ...page(
      'collection',
      () => import('./collection/page.tsx'),
      () => import('./collection/data.ts'),
      {
        keeping: { shared: ['sort', 'page'] },
      },
    ),
  },
  {
    path: '/products/:slug',
    ...page(
      'product',
      () => import('./product/page.tsx'),
      () => import('./product/data.ts'),
      {
        keeping: { shared: ['variant'] },
        posts: true,
      },
    ),
  },
  {
    path: '/search',
    ...page(
      'search',
      () => import('./search/page.tsx'),
      () => import('./search/data.ts'),
      {
        keeping: { shared: ['q'] },
      },
    ),
  },
  {
    path: '/cart',
    ...page(
      'cart',
      () => import('./cart/page.tsx'),
      () => import('./cart/data.ts'),
      {
        keeping: 'personal',
        posts: true,
      },
    ),
  },
  {
    path: '/events',
    ...page(
      'events',
      () => import('./events/page.tsx'),
      () => import('./events/data.ts'),
      {
        keeping: { shared: ['past'] },
      },
    ),
  },
  {
    path: '/events/:slug',
    ...page(
      'event',
      () => import('./event/page.tsx'),
      () => import('./event/data.ts'),
      { keeping: { shared: [] } },
    ),
  },
  {
    path: '/events/:slug/tickets',
    ...page(
      'tickets',
      () => import('./tickets/page.tsx'),
      () => import('./tickets/data.ts'),
      {
        keeping: { shared: [] },
        posts: true,
      },
    ),
  },
  {
    path: '/orders/:orderId/thanks',
    ...page(
      'thanks',
      () => import('./thanks/page.tsx'),
      () => import('./thanks/data.ts'),
      { keeping: 'personal' },
    ),
  },
  {
    path: '*',
    ...page(
      'not-found',
      () => import('./not-found/page.tsx'),
      () => import('./not-found/data.ts'),
      {
        keeping: { shared: [] },
      },
    ),
  },
]

/** The same objects on both sides. Every page is a chunk of its own; the checkout stands outside the shop's frame. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: PageErrors,
    children: [
      {
        id: 'site',
        Component: SiteLayout,
        children: [{ id: 'pages', ErrorBoundary: PageErrors, children: pages }],
      },
      {
        path: '/checkout/:checkoutId',
        ...page(
          'checkout',
          () => import('./checkout/page.tsx'),
          () => import('./checkout/data.ts'),
          {
            keeping: 'personal',
            posts: true,
          },
        ),
      },
    ],
  },
]
