import { deliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import { shippoConfigurations } from '@fairground/client/generated/ecom.shippo-configurations.ts'
import { carrierAccounts } from '@fairground/client/generated/fairground.carrier-accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { DELIVERY } from './delivery-queries.ts'

export const liveClient = staffClient({ carrierAccounts, deliveryProfile, shippoConfigurations })

/** Carrier of live rates as regions name it. */
export const LIVE_CARRIER = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a13'

export const carrierAccountQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'carrier-account'],
    queryFn: async ({ signal }) => (await liveClient.carrierAccounts.getCarrierAccount({}, { signal })).account,
  })

export const shipFromsQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'ship-from'],
    queryFn: async ({ signal }) => (await liveClient.carrierAccounts.listShipFroms({}, { signal })).shipFroms,
  })

export const configurationsQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'live-rates'],
    queryFn: ({ signal }) =>
      Array.fromAsync(
        liveClient.shippoConfigurations.queryShippoConfigurations.each(
          { query: { cursorPaging: { limit: 100 } } },
          { signal },
        ),
      ),
  })

/** Open locations; parcels leave from one. Their calls come with the dialog that needs them, not with the page. */
export const locationsQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'locations'],
    queryFn: async ({ signal }) => {
      const { storesLocationsV3 } = await import('@fairground/client/generated/stores.stores-locations-v-3.ts')
      const query = { cursorPaging: { limit: 100 } }
      const { storesLocationsV3: api } = staffClient({ storesLocationsV3 })
      return (await api.queryStoresLocations({ query }, { signal })).storesLocations
    },
  })
