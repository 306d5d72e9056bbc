import { type RouteObject, redirect } from 'react-router'
import { paths } from './paths.ts'
import { PageErrors } from './shell/page-errors.tsx'
import { Starting } from './shell/starting.tsx'

/** Every page is a chunk of its own. The shell is one too: the sign-in page does without it. */
export const routes: RouteObject[] = [
  {
    id: 'app',
    ErrorBoundary: PageErrors,
    HydrateFallback: Starting,
    children: [
      { path: '/sign-in-needed', lazy: () => import('./sign-in-needed/page.tsx') },
      {
        id: 'shell',
        lazy: () => import('./shell/shell.tsx'),
        children: [
          {
            id: 'pages',
            ErrorBoundary: PageErrors,
            children: [
              { index: true, lazy: () => import('./shell/home.ts') },
              { path: '/orders', lazy: () => import('./orders/page.tsx') },
              { path: '/orders/:orderId', lazy: () => import('./order/page.tsx') },
              { path: '/products', lazy: () => import('./products/page.tsx') },
              { path: '/products/new', lazy: () => import('./product/new-page.tsx') },
              { path: '/products/:productId', lazy: () => import('./product/page.tsx') },
              { path: '/events', lazy: () => import('./events/page.tsx') },
              { path: '/events/new', lazy: () => import('./event/new-page.tsx') },
              { path: '/events/:eventId', lazy: () => import('./event/page.tsx') },
              { path: '/events/:eventId/edit', lazy: () => import('./event/edit-page.tsx') },
              { path: '/settings', loader: () => redirect(paths.users()) },
              { path: '/settings/users', lazy: () => import('./settings/users-page.tsx') },
              { path: '/settings/api-keys', lazy: () => import('./settings/api-keys-page.tsx') },
              { path: '/settings/apps', lazy: () => import('./settings/apps-page.tsx') },
              { path: '/settings/audit', lazy: () => import('./settings/audit-page.tsx') },
              { path: '*', lazy: () => import('./not-found/page.tsx') },
            ],
          },
        ],
      },
    ],
  },
]
