import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { type ReactNode, useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { SettingAnchor } from '../settings/setting-anchor.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { areasQuery, pickupsQuery, profilesQuery, ratesQuery } from './delivery-queries.ts'
import { type Doing, DoingDialog } from './doing.tsx'
import { carrierAccountQuery, configurationsQuery, shipFromsQuery } from './live-queries.ts'
import { LiveRates } from './live-rates.tsx'
import { ProfileCard } from './profile-card.tsx'
import { areaInWords, ratesInWords } from './words.ts'

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(profilesQuery()),
    queryClient.ensureQueryData(ratesQuery()),
    queryClient.ensureQueryData(pickupsQuery()),
    queryClient.ensureQueryData(areasQuery()),
    queryClient.ensureQueryData(carrierAccountQuery()),
    queryClient.ensureQueryData(shipFromsQuery()),
    queryClient.ensureQueryData(configurationsQuery()),
    // Weights in conditions are in the site's unit.
    queryClient.ensureQueryData(siteSettingsQuery()),
  ])
  return null
}

/** Page of the regions that the shop delivers to, and of the ways in which it does. */
export function Component() {
  const profiles = useLoaded(profilesQuery())
  const rates = useLoaded(ratesQuery())
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  useCommand('create', lacks ? undefined : () => setDoing({ what: 'profile' }))
  return (
    <SettingsPage
      title={t('admin.delivery.delivery')}
      lead={t('admin.delivery.whereAndHow')}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => setDoing({ what: 'try' })}>
            {t('admin.delivery.try')}
          </Button>
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={() => setDoing({ what: 'profile' })}>
            {t('admin.delivery.addProfile')}
          </Button>
        </>
      }
    >
      {profiles.map((profile) => (
        <ProfileCard key={profile.id} profile={profile} rates={rates} lacks={lacks} onDo={setDoing} />
      ))}
      <SettingAnchor id="live-rates">
        <Part title={t('admin.delivery.liveRates')} lead={t('admin.delivery.liveRatesLead')} action={null}>
          <LiveRates profiles={profiles} lacks={lacks} />
        </Part>
      </SettingAnchor>
      <Pickups lacks={lacks} onDo={setDoing} />
      <Areas lacks={lacks} onDo={setDoing} />
      {doing && <DoingDialog doing={doing} profiles={profiles} onClose={() => setDoing(undefined)} />}
    </SettingsPage>
  )
}

type PartProps = { lacks: string | undefined; onDo: (doing: Doing) => void }

const Part = ({
  title,
  lead,
  action,
  children,
}: {
  title: string
  lead: string
  action: ReactNode
  children: ReactNode
}) => (
  <section aria-label={title} className="flex flex-col gap-2 pt-2">
    <div className="flex flex-wrap items-end justify-between gap-2">
      <div>
        <h2 className="font-sans text-[0.875rem] font-semibold">{title}</h2>
        <p className="max-w-measure text-admin text-ink-2">{lead}</p>
      </div>
      {action}
    </div>
    {children}
  </section>
)

function Pickups({ lacks, onDo }: PartProps) {
  const places = useLoaded(pickupsQuery())
  const formats = useFormats()
  return (
    <SettingAnchor id="pick-up">
      <Part
        title={t('admin.delivery.pickUp')}
        lead={t('admin.delivery.pickUpLead')}
        action={
          <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => onDo({ what: 'pickup' })}>
            {t('admin.delivery.addPlace')}
          </Button>
        }
      >
        {places.length > 0 && (
          <SettingsList label={t('admin.delivery.pickUp')}>
            {places.map((place) => (
              <SettingsRow
                key={place.id}
                name={place.name}
                marks={!place.active && <StatusPill tone="neutral">{t('admin.delivery.off')}</StatusPill>}
                facts={[place.address.addressLine, place.address.city, ratesInWords(place.rates, formats)]
                  .filter(Boolean)
                  .join(' · ')}
                actions={
                  <MoreMenu
                    label={t('admin.delivery.changeName', { name: place.name })}
                    items={[
                      {
                        label: t('admin.delivery.edit'),
                        disabledReason: lacks,
                        onSelect: () => onDo({ what: 'pickup', place }),
                      },
                      {
                        label: t('admin.delivery.delete'),
                        tone: 'danger',
                        disabledReason: lacks,
                        onSelect: () => onDo({ what: 'delete', kind: 'pickup', id: place.id, name: place.name }),
                      },
                    ]}
                  />
                }
              />
            ))}
          </SettingsList>
        )}
      </Part>
    </SettingAnchor>
  )
}

function Areas({ lacks, onDo }: PartProps) {
  const areas = useLoaded(areasQuery())
  const formats = useFormats()
  return (
    <SettingAnchor id="local-delivery">
      <Part
        title={t('admin.delivery.localDelivery')}
        lead={t('admin.delivery.localLead')}
        action={
          <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => onDo({ what: 'area' })}>
            {t('admin.delivery.addArea')}
          </Button>
        }
      >
        {areas.length > 0 && (
          <SettingsList label={t('admin.delivery.localDelivery')}>
            {areas.map((area) => (
              <SettingsRow
                key={area.id}
                name={area.areaName}
                facts={[areaInWords(area), ratesInWords(area.rates, formats)].join(' · ')}
                actions={
                  <MoreMenu
                    label={t('admin.delivery.changeName', { name: area.areaName })}
                    items={[
                      {
                        label: t('admin.delivery.edit'),
                        disabledReason: lacks,
                        onSelect: () => onDo({ what: 'area', area }),
                      },
                      {
                        label: t('admin.delivery.delete'),
                        tone: 'danger',
                        disabledReason: lacks,
                        onSelect: () => onDo({ what: 'delete', kind: 'area', id: area.id, name: area.areaName }),
                      },
                    ]}
                  />
                }
              />
            ))}
          </SettingsList>
        )}
      </Part>
    </SettingAnchor>
  )
}
