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
              { index: true, lazy: () => import('./shell/home.tsx') },
              { path: '/orders', lazy: () => import('./orders/page.tsx') },
              { path: '/orders/:orderId', lazy: () => import('./order/page.tsx') },
              { path: '/products', lazy: () => import('./products/page.tsx') },
              { path: '/products/new', lazy: () => import('./product/new-page.tsx') },
              { path: '/products/imports', lazy: () => import('./product-imports/page.tsx') },
              { path: '/products/imports/:importId', lazy: () => import('./product-imports/run-page.tsx') },
              { path: '/products/:productId', lazy: () => import('./product/page.tsx') },
              { path: '/collections', lazy: () => import('./collections/page.tsx') },
              { path: '/collections/:collectionId', lazy: () => import('./collections/collection-page.tsx') },
              { path: '/brands', lazy: () => import('./brands/page.tsx') },
              { path: '/ribbons', lazy: () => import('./ribbons/page.tsx') },
              { path: '/info-sections', lazy: () => import('./info-sections/page.tsx') },
              { path: '/promotions', lazy: () => import('./promotions/page.tsx') },
              { path: '/coupons', lazy: () => import('./coupons/page.tsx') },
              { path: '/coupons/new', lazy: () => import('./coupons/new-page.tsx') },
              { path: '/coupons/:couponId', lazy: () => import('./coupons/edit-page.tsx') },
              { path: '/options', lazy: () => import('./customizations/page.tsx') },
              { path: '/inventory', lazy: () => import('./inventory/page.tsx') },
              { path: '/back-in-stock', lazy: () => import('./back-in-stock/page.tsx') },
              { path: '/events', lazy: () => import('./events/page.tsx') },
              { path: '/events/new', lazy: () => import('./event/new-page.tsx') },
              { path: '/events/:eventId', lazy: () => import('./event/page.tsx') },
              { path: '/events/:eventId/guests', lazy: () => import('./guests/page.tsx') },
              { path: '/guests', lazy: () => import('./guests/events-page.tsx') },
              { path: '/events/:eventId/edit', lazy: () => import('./event/edit-page.tsx') },
              { path: '/members', lazy: () => import('./members/page.tsx') },
              { path: '/members/:memberId', lazy: () => import('./members/detail/page.tsx') },
              { path: '/media', lazy: () => import('./media/page.tsx') },
              { path: '/settings', loader: () => redirect(paths.users()) },
              { path: '/settings/users', lazy: () => import('./settings/users-page.tsx') },
              { path: '/settings/sign-up', lazy: () => import('./settings/sign-up-page.tsx') },
              { path: '/settings/roles', lazy: () => import('./settings/roles-page.tsx') },
              { path: '/settings/roles/new', lazy: () => import('./settings/new-role-page.tsx') },
              { path: '/settings/roles/:roleId', lazy: () => import('./settings/role-page.tsx') },
              { path: '/settings/api-keys', lazy: () => import('./settings/api-keys-page.tsx') },
              { path: '/settings/apps', lazy: () => import('./settings/apps-page.tsx') },
              { path: '/settings/mails', lazy: () => import('./mail/list-page.tsx') },
              { path: '/settings/mails/:templateId', lazy: () => import('./mail/page.tsx') },
              { path: '/settings/mailbox', lazy: () => import('./mailbox/page.tsx') },
              { path: '/settings/locations', lazy: () => import('./locations/page.tsx') },
              { path: '/settings/testing', lazy: () => import('./settings/testing-page.tsx') },
              { path: '/settings/currencies', lazy: () => import('./settings/currencies-page.tsx') },
              { path: '/settings/audit', lazy: () => import('./settings/audit-page.tsx') },
              { path: '*', lazy: () => import('./not-found/page.tsx') },
            ],
          },
        ],
      },
    ],
  },
]
