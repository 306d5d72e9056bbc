import type { DeliveryProfile, DeliveryRegion } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { ShippingOption } from '@fairground/client/generated/ecom.shipping-options.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useFormats } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import type { Doing } from './doing.tsx'
import { destinationsInWords, ratesInWords } from './words.ts'

type ProfileCardProps = {
  profile: DeliveryProfile
  rates: readonly ShippingOption[]
  lacks: string | undefined
  onDo: (doing: Doing) => void
}

/** A profile with its regions, and what delivery costs in each. */
export function ProfileCard({ profile, rates, lacks, onDo }: ProfileCardProps) {
  return (
    <Card
      flush
      title={profile.name}
      actions={
        <>
          {profile.default && <StatusPill tone="success">{t('admin.delivery.default')}</StatusPill>}
          <Button
            size="sm"
            variant="secondary"
            disabledReason={lacks}
            onClick={() => onDo({ what: 'region', profile })}
          >
            {t('admin.delivery.addRegion')}
          </Button>
          <MoreMenu
            label={t('admin.delivery.changeName', { name: profile.name })}
            items={[
              {
                label: t('admin.delivery.rename'),
                disabledReason: lacks,
                onSelect: () => onDo({ what: 'profile', profile }),
              },
              {
                label: t('admin.delivery.delete'),
                tone: 'danger',
                disabledReason: lacks ?? (profile.default ? t('admin.delivery.otherProductsUseIt') : undefined),
                onSelect: () => onDo({ what: 'delete', kind: 'profile', id: profile.id, name: profile.name }),
              },
            ]}
          />
        </>
      }
    >
      {profile.deliveryRegions.length === 0 && (
        <p className="px-4 pb-4 text-admin text-ink-2">{t('admin.delivery.noRegions')}</p>
      )}
      <ul aria-label={t('admin.delivery.regionsOf', { name: profile.name })}>
        {profile.deliveryRegions.map((region) => (
          <RegionRow
            key={region.id}
            profile={profile}
            region={region}
            rates={rates.filter(({ deliveryRegionIds }) => deliveryRegionIds.includes(region.id))}
            lacks={lacks}
            onDo={onDo}
          />
        ))}
      </ul>
    </Card>
  )
}

type RegionRowProps = ProfileCardProps & { region: DeliveryRegion }

function RegionRow({ profile, region, rates, lacks, onDo }: RegionRowProps) {
  const formats = useFormats()
  return (
    <li className="flex flex-col gap-2 border-t border-border px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 text-admin font-semibold break-words">
            {region.name}
            {!region.active && <StatusPill tone="neutral">{t('admin.delivery.off')}</StatusPill>}
          </span>
          <span className="block text-admin text-ink-2">{destinationsInWords(region)}</span>
        </div>
        <MoreMenu
          label={t('admin.delivery.changeName', { name: region.name })}
          items={[
            {
              label: t('admin.delivery.edit'),
              disabledReason: lacks,
              onSelect: () => onDo({ what: 'region', profile, region }),
            },
            {
              label: t('admin.delivery.delete'),
              tone: 'danger',
              disabledReason: lacks,
              onSelect: () =>
                onDo({ what: 'delete', kind: 'region', id: region.id, name: region.name, profileId: profile.id }),
            },
          ]}
        />
      </div>
      <ul
        className="flex flex-col rounded-control bg-sunken px-3"
        aria-label={t('admin.delivery.ratesOf', { name: region.name })}
      >
        {rates.map((option) => (
          <li
            key={option.id}
            className="flex items-center justify-between gap-3 border-b border-border py-1.5 last:border-b-0"
          >
            <div className="min-w-0 text-admin">
              <span className="block font-medium break-words">{option.title}</span>
              <span className="block text-ink-2">
                {[ratesInWords(option.rates, formats), option.estimatedDeliveryTime].filter(Boolean).join(' · ')}
              </span>
            </div>
            <MoreMenu
              label={t('admin.delivery.changeName', { name: option.title })}
              items={[
                {
                  label: t('admin.delivery.edit'),
                  disabledReason: lacks,
                  onSelect: () => onDo({ what: 'rate', option }),
                },
                {
                  label: t('admin.delivery.delete'),
                  tone: 'danger',
                  disabledReason: lacks,
                  onSelect: () => onDo({ what: 'delete', kind: 'rate', id: option.id, name: option.title }),
                },
              ]}
            />
          </li>
        ))}
        <li className="py-1.5">
          <Button
            size="sm"
            variant="quiet"
            disabledReason={lacks}
            aria-label={t('admin.delivery.addARateIn', { name: region.name })}
            onClick={() => onDo({ what: 'rate', regionId: region.id })}
          >
            {t('admin.delivery.addRate')}
          </Button>
        </li>
      </ul>
    </li>
  )
}
