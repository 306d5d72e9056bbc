import type { RouteObject } from 'react-router'
import { page } from './page-route.ts'

const personal = { caching: 'personal' } as const
const form = { caching: 'personal', posts: true } as const

/**
 * Pages of members: signing in and what is theirs. Never cached. The server answers the forms of signing in with whole pages, for everything on
 * them may be another's then: browsers have no use for that code.
 */
export const memberPages: RouteObject[] = [
  {
    path: '/login',
    ...page(
      'sign-in/login',
      () => import('./sign-in/login/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/login/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/login/code',
    ...page(
      'sign-in/login/code',
      () => import('./sign-in/login/code/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/login/code/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/signup',
    ...page(
      'sign-in/signup',
      () => import('./sign-in/signup/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/signup/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/signup/waiting',
    ...page(
      'sign-in/signup/waiting',
      () => import('./sign-in/signup/waiting/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/signup/waiting/data.ts') : undefined,
      personal,
    ),
  },
  {
    path: '/verify-email',
    ...page(
      'sign-in/verify-email',
      () => import('./sign-in/verify-email/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/verify-email/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/forgot-password',
    ...page(
      'sign-in/forgot-password',
      () => import('./sign-in/forgot-password/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/forgot-password/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/reset-password',
    ...page(
      'sign-in/reset-password',
      () => import('./sign-in/reset-password/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/reset-password/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/logout',
    ...page(
      'sign-in/logout',
      () => import('./sign-in/logout/page.tsx'),
      import.meta.env.SSR ? () => import('./sign-in/logout/data.ts') : undefined,
      form,
    ),
  },
  {
    path: '/account',
    ...page(
      'account/overview',
      () => import('./account/overview/page.tsx'),
      () => import('./account/overview/data.ts'),
      personal,
    ),
  },
  {
    path: '/account/orders',
    ...page(
      'account/orders',
      () => import('./account/orders/page.tsx'),
      () => import('./account/orders/data.ts'),
      personal,
    ),
  },
  {
    path: '/account/orders/:orderId',
    ...page(
      'account/order',
      () => import('./account/order/page.tsx'),
      () => import('./account/order/data.ts'),
      personal,
    ),
  },
  {
    path: '/account/tickets',
    ...page(
      'account/tickets',
      () => import('./account/tickets/page.tsx'),
      () => import('./account/tickets/data.ts'),
      personal,
    ),
  },
  {
    path: '/account/wishlist',
    ...page(
      'account/wishlist',
      () => import('./account/wishlist/page.tsx'),
      () => import('./account/wishlist/data.ts'),
      form,
    ),
  },
  {
    path: '/account/profile',
    ...page(
      'account/profile',
      () => import('./account/profile/page.tsx'),
      () => import('./account/profile/data.ts'),
      form,
    ),
  },
  {
    path: '/account/addresses',
    ...page(
      'account/addresses',
      () => import('./account/addresses/page.tsx'),
      () => import('./account/addresses/data.ts'),
      form,
    ),
  },
  {
    path: '/account/payment-methods',
    ...page(
      'account/payment-methods',
      () => import('./account/payment-methods/page.tsx'),
      () => import('./account/payment-methods/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security',
    ...page(
      'account/security',
      () => import('./account/security/page.tsx'),
      () => import('./account/security/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security/app',
    ...page(
      'account/security/app',
      () => import('./account/security/app/page.tsx'),
      () => import('./account/security/app/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security/mail',
    ...page(
      'account/security/mail',
      () => import('./account/security/mail/page.tsx'),
      () => import('./account/security/mail/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security/recovery-codes',
    ...page(
      'account/security/recovery-codes',
      () => import('./account/security/recovery-codes/page.tsx'),
      () => import('./account/security/recovery-codes/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security/turn-off',
    ...page(
      'account/security/turn-off',
      () => import('./account/security/turn-off/page.tsx'),
      () => import('./account/security/turn-off/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security/new-passkey',
    ...page(
      'account/security/new-passkey',
      () => import('./account/security/new-passkey/page.tsx'),
      () => import('./account/security/new-passkey/data.ts'),
      form,
    ),
  },
  {
    path: '/account/security/passkey',
    ...page(
      'account/security/passkey',
      () => import('./account/security/passkey/page.tsx'),
      () => import('./account/security/passkey/data.ts'),
      form,
    ),
  },
  {
    path: '/account/privacy',
    ...page(
      'account/privacy',
      () => import('./account/privacy/page.tsx'),
      () => import('./account/privacy/data.ts'),
      form,
    ),
  },
]
