import { expect, test } from 'vitest'
import { policiesFor, shownPolicies } from './shown-policies.ts'

test.for([
  ['none are set', undefined, []],
  ['one is hidden', { termsAndConditions: { visible: false, content: 'Be kind' } }, []],
  ['one has no text', { termsAndConditions: { visible: true } }, []],
  ['one has spaces alone', { privacyPolicy: { visible: true, content: ' \n ' } }, []],
  [
    'one is visible',
    { returnPolicy: { visible: true, content: ' 14 days ' } },
    [{ kind: 'RETURNS', content: '14 days' }],
  ],
  [
    'the custom one has a title',
    { customPolicy: { visible: true, title: ' Safety ', content: 'No glass' } },
    [{ kind: 'CUSTOM', title: 'Safety', content: 'No glass' }],
  ],
] as const)('policies of a checkout where %s', ([, policies, expected]) => {
  expect(shownPolicies(policies)).toEqual(expected)
})

test('policies stand in the order of the page, and downloads have one of their own', () => {
  const visible = (content: string) => ({ visible: true, content })
  const shown = shownPolicies({
    contactUs: visible('Call'),
    digitalItemPolicy: visible('No returns'),
    termsAndConditions: visible('Be kind'),
  })
  expect(shown.map(({ kind }) => kind)).toEqual(['TERMS', 'DIGITAL_ITEMS', 'CONTACT'])
  expect(policiesFor(shown, { isDigital: false }).map(({ kind }) => kind)).toEqual(['TERMS', 'CONTACT'])
  expect(policiesFor(shown, { isDigital: true })).toEqual(shown)
})
