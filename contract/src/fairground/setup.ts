import Type from 'typebox'
import { SetupState, SetupStep } from '../enumerations/sites.ts'
import { admin, operation } from '../operation.ts'
import { list, named, oneOf, optional } from '../scalars.ts'

const module = 'fairground.setup'

const SetupEntry = named('SetupEntry', Type.Object({ step: oneOf(SetupStep), state: oneOf(SetupState) }))

const Setup = Type.Object({
  /** In the order in which they are best taken. */
  steps: Type.Array(SetupEntry),
  /** True while the admin begins with the list. */
  shown: Type.Boolean(),
})

export const getSetup = operation({
  module,
  name: 'getSetup',
  summary: 'Steps in which a new site is set up. A step is done once the site shows it, by any user and in any place.',
  method: 'GET',
  path: '/fairground/v1/setup',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Setup,
  refusals: [],
})

export const setSetup = operation({
  module,
  name: 'setSetup',
  summary: 'Leaves steps for later, marks them as done or takes them up again, and hides the list or shows it again.',
  method: 'PATCH',
  path: '/fairground/v1/setup',
  who: admin('settings.write'),
  request: Type.Object({ steps: optional(list(SetupEntry, SetupStep.length)), shown: optional(Type.Boolean()) }),
  response: Setup,
  refusals: [],
})

export const operations = [getSetup, setSetup] as const
