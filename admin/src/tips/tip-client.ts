import { isRefusal } from '@fairground/client/errors.ts'
import { type TipSettings, tipSettings } from '@fairground/client/generated/ecom.tip-settings.ts'
import { tippableStaff } from '@fairground/client/generated/ecom.tippable-staff.ts'
import { type GetTipByOrderIdResponse, tips } from '@fairground/client/generated/ecom.tips.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

export const tipClient = staffClient({ tipSettings, tips, tippableStaff })

export type Tip = GetTipByOrderIdResponse['tip']

/** Tip settings of the site; null where nobody has set up tips. */
export const tipSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'tips'],
    queryFn: async ({ signal }): Promise<TipSettings | null> => {
      const query = { filter: { default: true } }
      const { tipSettings: found } = await tipClient.tipSettings.queryTipSettings({ query }, { signal })
      return found[0] ?? null
    },
  })

/** Tip of an order; null where it has none. */
export const tipQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', orderId, 'tip'],
    queryFn: ({ signal }): Promise<Tip | null> =>
      tipClient.tips.getTipByOrderId({ orderId }, { signal }).then(
        ({ tip }) => tip,
        (error: unknown) => {
          if (isRefusal(error, 'TIP_NOT_FOUND')) return null
          throw error
        },
      ),
  })

export const tippableStaffQuery = () =>
  queryOptions({
    queryKey: ['tippable-staff'],
    queryFn: async ({ signal }) => (await tipClient.tippableStaff.listTippableStaff({}, { signal })).staff,
  })
