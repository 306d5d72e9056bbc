import { expect, test } from 'vitest'
import { outside, paths } from './paths.ts'

test('the site map', () => {
  expect({
    home: paths.home(),
    signInNeeded: paths.signInNeeded(),
    orders: paths.orders(),
    'orders, first tab and page in the usual size': paths.orders({ tab: 'all', page: 1, size: 50 }),
    'orders to work on, searched and sorted': paths.orders({ tab: 'work', q: 'ines & co', sort: '-number' }),
    'orders, another page': paths.orders({ cursor: 'a.b', size: 100 }),
    order: paths.order('o-1'),
    'order within its list': paths.order('o-1', 'tab=work&q=ines'),
    products: paths.products({ tab: 'hidden', page: 2 }),
    product: paths.product('p 1'),
    newProduct: paths.newProduct(),
    events: paths.events(),
    'past events': paths.events({ tab: 'past' }),
    event: paths.event('e-1'),
    editEvent: paths.editEvent('e-1'),
    newEvent: paths.newEvent(),
    settings: paths.settings(),
    users: paths.users(),
    apiKeys: paths.apiKeys(),
    apps: paths.apps(),
    auditLog: paths.auditLog(),
    'audit log, another page': paths.auditLog({ tab: 'keys', cursor: 'a.b' }),
  }).toMatchInlineSnapshot(`
    {
      "apiKeys": "/settings/api-keys",
      "apps": "/settings/apps",
      "audit log, another page": "/settings/audit?tab=keys&cursor=a.b",
      "auditLog": "/settings/audit",
      "editEvent": "/events/e-1/edit",
      "event": "/events/e-1",
      "events": "/events",
      "home": "/",
      "newEvent": "/events/new",
      "newProduct": "/products/new",
      "order": "/orders/o-1",
      "order within its list": "/orders/o-1?list=tab%3Dwork%26q%3Dines",
      "orders": "/orders",
      "orders to work on, searched and sorted": "/orders?tab=work&q=ines+%26+co&sort=-number",
      "orders, another page": "/orders?cursor=a.b&size=100",
      "orders, first tab and page in the usual size": "/orders",
      "past events": "/events?tab=past",
      "product": "/products/p%201",
      "products": "/products?tab=hidden&page=2",
      "settings": "/settings",
      "signInNeeded": "/sign-in-needed",
      "users": "/settings/users",
    }
  `)
})

test('addresses outside the admin', () => {
  expect({
    product: outside.product('harbour-mug'),
    event: outside.event('night-market'),
    live: outside.live(),
    'own picture': outside.picture('/media/m-1'),
    'foreign picture': outside.picture('https://example.org/a.png?b=1'),
  }).toMatchInlineSnapshot(`
    {
      "event": "/events/night-market",
      "foreign picture": "/media/ref?u=https%3A%2F%2Fexample.org%2Fa.png%3Fb%3D1",
      "live": "/_live",
      "own picture": "/media/m-1",
      "product": "/products/harbour-mug",
    }
  `)
})
