import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, list, named } from '../scalars.ts'

const at = (path: string) => ({
  module: 'ecom.back-in-stock-settings',
  path: `/v1/back-in-stock-notification-requests/settings${path}`,
  publicPath: `/back-in-stock-service/v1/back-in-stock-notification-requests/settings${path}`,
})

const BackInStockSettings = named(
  'BackInStockSettings',
  Type.Object({
    collectionStates: list(
      named('BackInStockCollectionState', Type.Object({ appId: Guid, collectingRequests: Type.Boolean() })),
      10,
    ),
  }),
)
const response = Type.Object({ settings: BackInStockSettings })

export const startCollectingRequests = operation({
  ...at('/start-collecting'),
  name: 'startCollectingRequests',
  summary: 'Takes requests for items of this catalogue app.',
  method: 'POST',
  who: admin('inventory.write'),
  request: Type.Object({ appId: Guid }),
  response,
  refusals: ['NOT_SUPPORTED_APP_DEF_ID'],
})

export const stopCollectingRequests = operation({
  ...at('/stop-collecting'),
  name: 'stopCollectingRequests',
  summary: 'Takes no more requests for items of this catalogue app; those that wait still get their mail.',
  method: 'POST',
  who: admin('inventory.write'),
  request: Type.Object({ appId: Guid }),
  response,
  refusals: ['NOT_SUPPORTED_APP_DEF_ID'],
})

export const getSettings = operation({
  ...at(''),
  name: 'getSettings',
  summary: 'Catalogue apps whose items may be requested.',
  method: 'PUT',
  who: admin('inventory.read'),
  request: Type.Object({}),
  response,
  refusals: [],
})

export const operations = [startCollectingRequests, stopCollectingRequests, getSettings] as const
