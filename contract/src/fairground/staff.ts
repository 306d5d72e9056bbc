import Type from 'typebox'
import { Scope } from '../enumerations/staff.ts'
import { anyone, operation, staff } from '../operation.ts'
import { Empty, named, oneOf } from '../scalars.ts'

const module = 'fairground.staff'

const StaffUser = named(
  'StaffUser',
  Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    /** The key of a built-in role, or the id of one that the site made. */
    role: Type.String(),
    roleName: Type.String(),
    scopes: Type.Array(oneOf(Scope)),
  }),
)

const StaffSite = named(
  'StaffSite',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    currency: Type.String(),
    locale: Type.String(),
    timeZone: Type.String(),
    testPayments: Type.Boolean(),
    testMode: Type.Boolean(),
    /** The admin begins with the checklist of a new site. */
    settingUp: Type.Boolean(),
    /** The site's time, for pages that count down. */
    now: Type.String({ format: 'date-time' }),
  }),
)

export const whoAmI = operation({
  module,
  name: 'whoAmI',
  summary: 'The signed-in staff user, whatever their role, and the site.',
  method: 'GET',
  path: '/fairground/v1/staff/me',
  who: staff,
  request: Type.Object({}),
  response: Type.Object({ user: StaffUser, site: StaffSite }),
  refusals: [],
})

export const requestSignInLink = operation({
  module,
  name: 'requestSignInLink',
  summary: 'Sends a sign-in link to a staff user. The answer is the same whether the address is known or not.',
  method: 'POST',
  path: '/fairground/v1/staff/sign-in-link',
  who: anyone,
  request: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }),
  response: Empty,
  refusals: ['TOO_MANY_REQUESTS'],
})

export const operations = [whoAmI, requestSignInLink] as const
