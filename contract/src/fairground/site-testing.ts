import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { optional } from '../scalars.ts'

const module = 'fairground.site-testing'

const SiteTesting = Type.Object({
  /** Anybody may pay with a test card: the order is paid and no money moves. */
  testPayments: Type.Boolean(),
  /** The site may set its own clock, where the server permits it (TEST_CLOCK=1). */
  testMode: Type.Boolean(),
})

export const getSiteTesting = operation({
  module,
  name: 'getSiteTesting',
  summary: 'Test settings of the site: if it takes test payments and runs in test mode.',
  method: 'GET',
  path: '/fairground/v1/site-testing',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: SiteTesting,
  refusals: [],
})

export const setSiteTesting = operation({
  module,
  name: 'setSiteTesting',
  summary:
    'Switches test payments and test mode on or off; what is not given stays. On a public https site switching on needs `confirmed`, because visitors then get goods without paying.',
  method: 'PATCH',
  path: '/fairground/v1/site-testing',
  who: admin('settings.write'),
  request: Type.Object({
    testPayments: optional(Type.Boolean()),
    testMode: optional(Type.Boolean()),
    /** Switches on although the site is public. */
    confirmed: optional(Type.Boolean()),
  }),
  response: SiteTesting,
  refusals: ['TESTING_NOT_CONFIRMED'],
})

export const operations = [getSiteTesting, setSiteTesting] as const
