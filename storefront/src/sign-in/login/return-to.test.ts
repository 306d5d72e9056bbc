import { expect, test } from 'vitest'
import { carriedOn, returnTo } from './return-to.ts'

test.for([
  ['one of our pages', '/cart', '/cart'],
  ['with its query and fragment', '/shop?sort=price#top', '/shop?sort=price#top'],
  ['nothing', null, '/account'],
  ['another site', 'https://evil.example/', '/account'],
  ['another site without its scheme', '//evil.example', '/account'],
  ['with a backslash', '/\\evil.example', '/account'],
  ['with a tab that browsers drop', '/\t/evil.example', '/account'],
  ['dots that climb', '/..//evil.example', '/account'],
  ['a scheme that runs', 'javascript:alert(1)', '/account'],
  ['no path', 'cart', '/account'],
  ['the sign-in itself', '/login?returnTo=/login', '/account'],
  ['signing out', '/logout', '/account'],
] as const)('%s', ([, value, expected]) => {
  expect(returnTo(value)).toBe(expected)
})

test('links carry on the requested page, once it is known to be ours', () => {
  expect([carriedOn(''), carriedOn('?returnTo=/cart'), carriedOn('?returnTo=//evil.example')]).toEqual([
    {},
    { returnTo: '/cart' },
    { returnTo: '/account' },
  ])
})
