import type { RouteObject } from 'react-router'
import { PageErrors } from './shell/page-errors.tsx'
import { Root } from './shell/root.tsx'
import { SiteLayout } from './shell/site-layout.tsx'

/** How the server may keep a page: `shared` is the same for everyone, keyed by path and these query fields. */
export type Keeping = { shared: readonly string[] } | 'personal'

/** What a page's route says beside its modules. `source` is its module, as the build's manifest calls it. */
export interface PageHandle {
  readonly source: string
  readonly keeping: Keeping
  /** The page answers form posts. */
  readonly posts?: true
}

const page = (source: string, keeping: Keeping, posts?: true): PageHandle => ({
  source: `src/${source}/page.tsx`,
  keeping,
  ...(posts ? { posts } : {}),
})

/** The same objects on both sides. Every page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: PageErrors,
    children: [
      {
        id: 'site',
        Component: SiteLayout,
        children: [
          {
            id: 'pages',
            ErrorBoundary: PageErrors,
            children: [
              { index: true, handle: page('home', { shared: [] }), lazy: () => import('./home/page.tsx') },
              {
                path: '/shop',
                handle: page('shop', { shared: ['sort', 'page'] }),
                lazy: () => import('./shop/page.tsx'),
              },
              {
                path: '/collections/:slug',
                handle: page('collection', { shared: ['sort', 'page'] }),
                lazy: () => import('./collection/page.tsx'),
              },
              {
                path: '/products/:slug',
                handle: page('product', { shared: ['variant'] }, true),
                lazy: () => import('./product/page.tsx'),
              },
              { path: '/search', handle: page('search', { shared: ['q'] }), lazy: () => import('./search/page.tsx') },
              { path: '/cart', handle: page('cart', 'personal', true), lazy: () => import('./cart/page.tsx') },
              {
                path: '/events',
                handle: page('events', { shared: ['past'] }),
                lazy: () => import('./events/page.tsx'),
              },
              {
                path: '/events/:slug',
                handle: page('event', { shared: [] }),
                lazy: () => import('./event/page.tsx'),
              },
              {
                path: '/events/:slug/tickets',
                handle: page('tickets', { shared: [] }, true),
                lazy: () => import('./tickets/page.tsx'),
              },
              {
                path: '/orders/:orderId/thanks',
                handle: page('thanks', 'personal'),
                lazy: () => import('./thanks/page.tsx'),
              },
              { path: '*', handle: page('not-found', { shared: [] }), lazy: () => import('./not-found/page.tsx') },
            ],
          },
        ],
      },
      {
        path: '/checkout/:checkoutId',
        handle: page('checkout', 'personal', true),
        lazy: () => import('./checkout/page.tsx'),
      },
    ],
  },
]
