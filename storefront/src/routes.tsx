import type { Caching } from '@fairground/contract/rendered-pages.ts'
import type { RouteObject } from 'react-router'
import { BareErrors } from './frame/bare-errors.tsx'
import { PageErrors } from './frame/page-errors.tsx'
import { SiteLayout } from './frame/site-layout.tsx'
import { memberPages } from './member-routes.ts'
import { page } from './page-route.ts'
import { SORTS } from './paths.ts'
import { Root } from './shell/root.tsx'

const byPath: Caching = { shared: {} }
/** Pages of lists are few; what they are narrowed down to, and searches, have no end. Browsers need not know. */
const lists = (...fields: readonly string[]): Caching =>
  import.meta.env.SSR
    ? {
        shared: { sort: new RegExp(`^(${SORTS.join('|')})$`), page: /^[1-9]\d{0,2}$/, stock: /^1$/, sale: /^1$/ },
        uncached: [...fields, 'in', 'brand', 'o', 'min', 'max', 'cur'],
      }
    : 'personal'
const listing = lists()
const eventLists: Caching = import.meta.env.SSR
  ? {
      shared: { past: /^1$/, category: /^[\da-f-]{36}$/ },
      uncached: ['month', 'place', 'from', 'until', 'price'],
    }
  : 'personal'

const pages: RouteObject[] = [
  {
    index: true,
    ...page(
      'home',
      () => import('./home/page.tsx'),
      () => import('./home/data.ts'),
      { caching: byPath },
    ),
  },
  {
    path: '/shop',
    ...page(
      'shop',
      () => import('./shop/page.tsx'),
      () => import('./shop/data.ts'),
      {
        caching: listing,
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
        caching: listing,
      },
    ),
  },
  {
    path: '/brands/:name',
    ...page(
      'brand',
      () => import('./brand/page.tsx'),
      () => import('./brand/data.ts'),
      {
        caching: listing,
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
        caching: { shared: {}, uncached: ['variant'] },
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
        caching: lists('q'),
      },
    ),
  },
  {
    path: '/buy/:checkoutTemplateId',
    ...page(
      'filled-checkout',
      () => import('./filled-checkout/page.tsx'),
      () => import('./filled-checkout/data.ts'),
      {
        caching: 'personal',
        posts: true,
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
        caching: 'personal',
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
        caching: eventLists,
      },
    ),
  },
  {
    path: '/events/:slug',
    ...page(
      'event',
      () => import('./event/page.tsx'),
      () => import('./event/data.ts'),
      { caching: byPath, posts: true },
    ),
  },
  {
    path: '/events/:slug/tickets',
    ...page(
      'tickets',
      () => import('./tickets/page.tsx'),
      () => import('./tickets/data.ts'),
      {
        caching: { shared: {}, uncached: ['code'] },
        posts: true,
      },
    ),
  },
  {
    path: '/events/:slug/checkout/:reservationId',
    ...page(
      'ticket-checkout',
      () => import('./ticket-checkout/page.tsx'),
      () => import('./ticket-checkout/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/events/:slug/rsvp',
    ...page(
      'rsvp',
      () => import('./rsvp/page.tsx'),
      () => import('./rsvp/data.ts'),
      { caching: byPath, posts: true },
    ),
  },
  {
    path: '/rsvp/:key',
    ...page(
      'answer',
      () => import('./answer/page.tsx'),
      () => import('./answer/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/door',
    ...page(
      'door',
      () => import('./door/page.tsx'),
      () => import('./door/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/pages/:slug',
    ...page(
      'content-page',
      () => import('./content-page/page.tsx'),
      () => import('./content-page/data.ts'),
      { caching: byPath },
    ),
  },
  {
    path: '/polls/:placeType/:placeId/:pollId',
    ...page(
      'poll',
      () => import('./poll/page.tsx'),
      () => import('./poll/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/orders/:orderId/thanks',
    ...page(
      'thanks',
      () => import('./thanks/page.tsx'),
      () => import('./thanks/data.ts'),
      { caching: 'personal' },
    ),
  },
  {
    path: '/orders/:orderId',
    ...page(
      'placed-order',
      () => import('./placed-order/page.tsx'),
      () => import('./placed-order/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/tickets/:ticketId',
    ...page(
      'held-ticket',
      () => import('./held-ticket/page.tsx'),
      () => import('./held-ticket/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/orders/:orderId/cancel-tickets',
    ...page(
      'cancel-tickets',
      () => import('./cancel-tickets/page.tsx'),
      () => import('./cancel-tickets/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/events/:slug/queue',
    ...page(
      'event-queue',
      () => import('./event-queue/page.tsx'),
      () => import('./event-queue/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/orders/:orderId/change-ticket/:ticketId',
    ...page(
      'change-ticket',
      () => import('./change-ticket/page.tsx'),
      () => import('./change-ticket/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/events/:slug/waiting-list',
    ...page(
      'waiting-list',
      () => import('./waiting-list/page.tsx'),
      () => import('./waiting-list/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  {
    path: '/waiting/:token',
    ...page(
      'waiting-place',
      () => import('./waiting-place/page.tsx'),
      () => import('./waiting-place/data.ts'),
      { caching: 'personal', posts: true },
    ),
  },
  ...memberPages,
  {
    path: '*',
    ...page(
      'not-found',
      () => import('./not-found/page.tsx'),
      () => import('./not-found/data.ts'),
      {
        caching: byPath,
      },
    ),
  },
]

/** The same objects on both sides. Every page is a chunk of its own; the checkout stands outside the shop's frame. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: BareErrors,
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
            caching: 'personal',
            posts: true,
          },
        ),
      },
    ],
  },
]
