import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the site map', () => {
  expect({
    home: paths.home(),
    shop: paths.shop(),
    'shop, first page in the default order': paths.shop({ sort: 'new', page: 1 }),
    'shop, sorted, second page': paths.shop({ sort: 'price-down', page: 2 }),
    collection: paths.collection('kitchen & table'),
    product: paths.product('harbour-mug'),
    'product, one variant': paths.product('harbour-mug', '3f0c'),
    search: paths.search(),
    'search for words': paths.search('tea & cake'),
    cart: paths.cart(),
    checkout: paths.checkout('c-1'),
    thanks: paths.thanks('o-1'),
    events: paths.events(),
    'past events': paths.events({ past: true }),
    event: paths.event('night-market'),
    tickets: paths.tickets('night-market'),
    foreignPicture: paths.foreignPicture('https://example.org/a.png?b=1'),
    me: paths.me(),
  }).toMatchInlineSnapshot(`
    {
      "cart": "/cart",
      "checkout": "/checkout/c-1",
      "collection": "/collections/kitchen%20%26%20table",
      "event": "/events/night-market",
      "events": "/events",
      "foreignPicture": "/media/ref?u=https%3A%2F%2Fexample.org%2Fa.png%3Fb%3D1",
      "home": "/",
      "me": "/_me",
      "past events": "/events?past=1",
      "product": "/products/harbour-mug",
      "product, one variant": "/products/harbour-mug?variant=3f0c",
      "search": "/search",
      "search for words": "/search?q=tea+%26+cake",
      "shop": "/shop",
      "shop, first page in the default order": "/shop",
      "shop, sorted, second page": "/shop?sort=price-down&page=2",
      "thanks": "/orders/o-1/thanks",
      "tickets": "/events/night-market/tickets",
    }
  `)
})
