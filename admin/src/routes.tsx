import type { LoaderFunction, RouteObject } from 'react-router'
import { staying } from './shell/failed-step.tsx'
import { PageErrors } from './shell/page-errors.tsx'
import { Starting } from './shell/starting.tsx'

type PageModule = { readonly loader?: LoaderFunction } & Record<string, unknown>

/** A page that is on the screen stays there when a step within it cannot be loaded. */
const page = (path: string | undefined, load: () => Promise<PageModule>): RouteObject => ({
  ...(path === undefined ? { index: true } : { path }),
  lazy: async () => {
    const { loader, ...module } = await load()
    return loader ? { ...module, loader: staying(loader) } : module
  },
})

/** Every page is a chunk of its own, and the shell is one. The server itself answers the page that asks to sign in. */
export const routes: RouteObject[] = [
  {
    id: 'app',
    ErrorBoundary: PageErrors,
    HydrateFallback: Starting,
    children: [
      {
        id: 'shell',
        lazy: () => import('./frame/shell.tsx'),
        children: [
          {
            id: 'pages',
            ErrorBoundary: PageErrors,
            children: [
              page(undefined, () => import('./frame/home.tsx')),
              page('/orders', () => import('./orders/page.tsx')),
              page('/orders/:orderId', () => import('./order/page.tsx')),
              page('/payment-differences', () => import('./payment-differences/page.tsx')),
              page('/products', () => import('./products/page.tsx')),
              page('/products/new', () => import('./product/new-page.tsx')),
              page('/products/imports', () => import('./product-imports/page.tsx')),
              page('/products/imports/:importId', () => import('./product-imports/run-page.tsx')),
              page('/products/:productId', () => import('./product/page.tsx')),
              page('/collections', () => import('./collections/page.tsx')),
              page('/collections/:collectionId', () => import('./collections/collection-page.tsx')),
              page('/brands', () => import('./brands/page.tsx')),
              page('/ribbons', () => import('./ribbons/page.tsx')),
              page('/info-sections', () => import('./info-sections/page.tsx')),
              page('/promotions', () => import('./promotions/page.tsx')),
              page('/coupons', () => import('./coupons/page.tsx')),
              page('/coupons/new', () => import('./coupons/new-page.tsx')),
              page('/coupons/:couponId', () => import('./coupons/edit-page.tsx')),
              page('/options', () => import('./customizations/page.tsx')),
              page('/inventory', () => import('./inventory/page.tsx')),
              page('/back-in-stock', () => import('./back-in-stock/page.tsx')),
              page('/events', () => import('./events/page.tsx')),
              page('/events/calendar', () => import('./event-calendar/page.tsx')),
              page('/events/board', () => import('./event-board/page.tsx')),
              page('/events/new', () => import('./event/new-page.tsx')),
              page('/events/door-staff', () => import('./door-staff/page.tsx')),
              page('/events/categories', () => import('./event-categories/page.tsx')),
              page('/events/categories/:categoryId', () => import('./event-categories/category-page.tsx')),
              page('/events/templates', () => import('./event-templates/page.tsx')),
              page('/events/venues', () => import('./venues/page.tsx')),
              page('/events/seat-plans', () => import('./seat-plans/page.tsx')),
              page('/events/seat-plans/:planId', () => import('./seat-plans/plan-page.tsx')),
              page('/events/:eventId', () => import('./event/page.tsx')),
              page('/events/:eventId/guests', () => import('./guests/page.tsx')),
              page('/guests', () => import('./guests/events-page.tsx')),
              page('/events/:eventId/edit', () => import('./event/edit-page.tsx')),
              page('/events/:eventId/messages', () => import('./event-messages/page.tsx')),
              page('/events/:eventId/access-codes', () => import('./event-access/page.tsx')),
              page('/events/:eventId/seats', () => import('./event-seats/page.tsx')),
              page('/events/:eventId/policies', () => import('./event-policies/page.tsx')),
              page('/events/:eventId/refunds', () => import('./event-refunds/page.tsx')),
              page('/events/:eventId/schedule', () => import('./event-schedule/page.tsx')),
              page('/events/:eventId/form', () => import('./event-form/page.tsx')),
              page('/members', () => import('./members/page.tsx')),
              page('/members/:memberId', () => import('./members/detail/page.tsx')),
              page('/media', () => import('./media/page.tsx')),
              page('/setup', () => import('./setup/page.tsx')),
              page('/settings', () => import('./settings/page.tsx')),
              page('/settings/business', () => import('./settings/business-page.tsx')),
              page('/settings/look', () => import('./look/page.tsx')),
              page('/settings/region', () => import('./settings/region-page.tsx')),
              page('/settings/orders', () => import('./order-settings/page.tsx')),
              page('/settings/users', () => import('./settings/users-page.tsx')),
              page('/settings/sign-up', () => import('./settings/sign-up-page.tsx')),
              page('/settings/roles', () => import('./settings/roles-page.tsx')),
              page('/settings/roles/new', () => import('./settings/new-role-page.tsx')),
              page('/settings/roles/:roleId', () => import('./settings/role-page.tsx')),
              page('/settings/api-keys', () => import('./settings/api-keys-page.tsx')),
              page('/settings/apps', () => import('./settings/apps-page.tsx')),
              page('/settings/mails', () => import('./mail/list-page.tsx')),
              page('/settings/mails/:templateId', () => import('./mail/page.tsx')),
              page('/settings/mail-server', () => import('./mail-server/page.tsx')),
              page('/settings/mailbox', () => import('./mailbox/page.tsx')),
              page('/settings/locations', () => import('./locations/page.tsx')),
              page('/settings/delivery', () => import('./delivery/page.tsx')),
              page('/settings/pages', () => import('./content-pages/page.tsx')),
              page('/settings/taxes', () => import('./taxes/page.tsx')),
              page('/settings/testing', () => import('./settings/testing-page.tsx')),
              page('/settings/tickets', () => import('./settings/tickets-page.tsx')),
              page('/settings/tips', () => import('./tips/settings-page.tsx')),
              page('/settings/checkout-links', () => import('./checkout-links/page.tsx')),
              page('/settings/gift-cards', () => import('./gift-cards/page.tsx')),
              page('/settings/payments', () => import('./settings/payments-page.tsx')),
              page('/settings/currencies', () => import('./settings/currencies-page.tsx')),
              page('/settings/languages', () => import('./settings/languages-page.tsx')),
              page('/settings/audit', () => import('./audit/audit-page.tsx')),
              page('*', () => import('./not-found/page.tsx')),
            ],
          },
        ],
      },
    ],
  },
]
