import type { DeliveryProfile, DeliveryRegion } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { LocalDeliveryOption } from '@fairground/client/generated/ecom.local-delivery-options.ts'
import type { PickupLocation } from '@fairground/client/generated/ecom.pickup-locations.ts'
import type { ShippingOption } from '@fairground/client/generated/ecom.shipping-options.ts'
import { latestOf } from '../forms/latest-of.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { AreaDialog } from './area-dialog.tsx'
import { areasQuery, DELIVERY, deliveryClient, pickupsQuery, ratesQuery } from './delivery-queries.ts'
import { PickupDialog } from './pickup-dialog.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { TryDialog } from './try-dialog.tsx'

/** The dialog that is open. Without an object it makes one. */
export type Doing =
  | { readonly what: 'profile'; readonly profile?: DeliveryProfile }
  | { readonly what: 'region'; readonly profile: DeliveryProfile; readonly region?: DeliveryRegion }
  | { readonly what: 'rate'; readonly option?: ShippingOption; readonly regionId?: string }
  | { readonly what: 'pickup'; readonly place?: PickupLocation }
  | { readonly what: 'area'; readonly area?: LocalDeliveryOption }
  | { readonly what: 'try' }
  | Deleting

type Deleting = {
  readonly what: 'delete'
  readonly kind: 'profile' | 'region' | 'rate' | 'pickup' | 'area'
  readonly id: string
  readonly name: string
  readonly profileId?: string
}

type DoingDialogProps = { doing: Doing; profiles: readonly DeliveryProfile[]; onClose: () => void }

const latest = <One extends { readonly id: string }>(list: readonly One[], one: One | undefined): One | undefined =>
  one && latestOf(list, one)

export function DoingDialog({ doing, profiles, onClose }: DoingDialogProps) {
  const rates = useLoaded(ratesQuery())
  const places = useLoaded(pickupsQuery())
  const areas = useLoaded(areasQuery())
  switch (doing.what) {
    case 'profile':
      return <ProfileDialog profile={latest(profiles, doing.profile)} onClose={onClose} />
    case 'region': {
      const profile = latestOf(profiles, doing.profile)
      return <RegionDialog profile={profile} region={latest(profile.deliveryRegions, doing.region)} onClose={onClose} />
    }
    case 'rate':
      return (
        <RateDialog
          profiles={profiles}
          option={latest(rates, doing.option)}
          regionId={doing.regionId}
          onClose={onClose}
        />
      )
    case 'pickup':
      return <PickupDialog profiles={profiles} places={places} place={latest(places, doing.place)} onClose={onClose} />
    case 'area':
      return <AreaDialog profiles={profiles} areas={areas} area={latest(areas, doing.area)} onClose={onClose} />
    case 'try':
      return <TryDialog profiles={profiles} onClose={onClose} />
    case 'delete':
      return <DeleteDialog deleting={doing} onClose={onClose} />
    default:
      return doing satisfies never
  }
}

const remove = ({ kind, id, profileId = '' }: Deleting): Promise<unknown> => {
  switch (kind) {
    case 'profile':
      return deliveryClient.deliveryProfile.deleteDeliveryProfile({ deliveryProfileId: id })
    case 'region':
      return deliveryClient.deliveryProfile.removeDeliveryRegion({ deliveryProfileId: profileId, deliveryRegionId: id })
    case 'rate':
      return deliveryClient.shippingOptions.deleteShippingOption({ shippingOptionId: id })
    case 'pickup':
      return deliveryClient.pickupLocations.deletePickupLocation({ pickupLocationId: id })
    case 'area':
      return deliveryClient.localDeliveryOptions.deleteLocalDeliveryOption({ localDeliveryOptionId: id })
    default:
      return kind satisfies never
  }
}

const DeleteDialog = ({ deleting, onClose }: { deleting: Deleting; onClose: () => void }) => (
  <EndDialog
    title={t('admin.delivery.deleteName', { name: deleting.name })}
    description={t('admin.delivery.ordersKeepWhatTheyHave')}
    confirmLabel={t('admin.delivery.delete')}
    done={t('admin.delivery.deleted')}
    run={() => remove(deleting)}
    stale={[DELIVERY]}
    onClose={onClose}
  />
)
