import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { ShippoConfiguration } from '@fairground/client/generated/ecom.shippo-configurations.ts'
import { townLine } from '@fairground/domain/formatting/town-line.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useState } from 'react'
import { latestOf } from '../forms/latest-of.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingProblem } from '../settings/setting-problem.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { CarrierKeyDialog } from './carrier-key-dialog.tsx'
import { DELIVERY } from './delivery-queries.ts'
import { ConfigurationDialog } from './live-dialog.tsx'
import { carrierAccountQuery, configurationsQuery, liveClient, shipFromsQuery } from './live-queries.ts'
import { servicesInWords } from './live-words.ts'
import { regionNames } from './region-choice.tsx'
import { ShipFromDialog } from './ship-from-dialog.tsx'

type Open =
  | { readonly what: 'key' | 'removeKey' | 'shipFrom' }
  | { readonly what: 'configuration' | 'delete'; readonly configuration?: ShippoConfiguration }

type LiveRatesProps = { profiles: readonly DeliveryProfile[]; lacks: string | undefined }

/** Live rates of a carrier: the account, the address that parcels leave from, and the services by region. */
export function LiveRates({ profiles, lacks }: LiveRatesProps) {
  const account = useLoaded(carrierAccountQuery())
  const shipFroms = useLoaded(shipFromsQuery())
  const configurations = useLoaded(configurationsQuery())
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const hasKey = account.changedDate !== undefined
  const lacking = !hasKey
    ? t('admin.delivery.enterKeyFirst')
    : shipFroms.length === 0
      ? t('admin.delivery.enterShipFromFirst')
      : undefined
  return (
    <>
      <SettingsList label={t('admin.delivery.liveRates')}>
        <AccountRow account={account} lacks={lacks} onOpen={setOpen} />
        <SettingsRow
          name={t('admin.delivery.shipFrom')}
          facts={
            shipFroms.length === 0
              ? t('admin.delivery.noShipFrom')
              : shipFroms.map(({ locationId, shipFrom: { name, address } }) => (
                  <span key={locationId}>
                    {[name, address.addressLine, townLine(address)].filter(Boolean).join(' · ')}
                  </span>
                ))
          }
          actions={
            <Button size="sm" variant="quiet" disabledReason={lacks} onClick={() => setOpen({ what: 'shipFrom' })}>
              {t('admin.delivery.changeShipFrom')}
            </Button>
          }
        />
        {configurations.map((configuration) => (
          <ConfigurationRow
            key={configuration.id}
            configuration={configuration}
            profiles={profiles}
            lacks={lacks}
            onOpen={setOpen}
          />
        ))}
      </SettingsList>
      <div>
        <Button
          size="sm"
          variant="secondary"
          disabledReason={lacks ?? lacking}
          onClick={() => setOpen({ what: 'configuration' })}
        >
          {t('admin.delivery.addLiveRates')}
        </Button>
      </div>
      {lacking && <p className="text-label text-ink-3">{lacking}</p>}
      {open?.what === 'key' && <CarrierKeyDialog account={account} onClose={close} />}
      {open?.what === 'shipFrom' && <ShipFromDialog shipFroms={shipFroms} onClose={close} />}
      {open?.what === 'configuration' && (
        <ConfigurationDialog
          profiles={profiles}
          shipFroms={shipFroms}
          configuration={open.configuration && latestOf(configurations, open.configuration)}
          onClose={close}
        />
      )}
      {open?.what === 'removeKey' && <RemoveKeyDialog onClose={close} />}
      {open?.what === 'delete' && open.configuration && (
        <DeleteDialog configuration={open.configuration} onClose={close} />
      )}
    </>
  )
}

type AccountRowProps = {
  account: Awaited<ReturnType<typeof liveClient.carrierAccounts.getCarrierAccount>>['account']
  lacks: string | undefined
  onOpen: (open: Open) => void
}

function AccountRow({ account, lacks, onOpen }: AccountRowProps) {
  const { changedDate, keyEnd, test: isTest } = account
  const test = useChange({ run: () => liveClient.carrierAccounts.testCarrierAccount({}) })
  const hasKey = changedDate !== undefined
  return (
    <SettingsRow
      name={t('admin.delivery.shippo')}
      marks={isTest && <StatusPill tone="neutral">{t('admin.delivery.testKey')}</StatusPill>}
      facts={
        <>
          <span>
            {!hasKey
              ? t('admin.delivery.noCarrierKey')
              : keyEnd === undefined
                ? t('admin.delivery.keyDoesNotOpen')
                : t('admin.delivery.keyEndsWith', { end: keyEnd })}
          </span>
          {test.data && (
            <span role="status">{t('admin.delivery.keyWorks', { carriers: test.data.carriers.join(', ') })}</span>
          )}
          <SettingProblem error={test.error} />
        </>
      }
      actions={
        hasKey ? (
          <MoreMenu
            label={t('admin.delivery.changeName', { name: t('admin.delivery.shippo') })}
            items={[
              { label: t('admin.delivery.testTheKey'), disabledReason: lacks, onSelect: () => test.mutate(undefined) },
              { label: t('admin.delivery.replaceKey'), disabledReason: lacks, onSelect: () => onOpen({ what: 'key' }) },
              {
                label: t('admin.delivery.removeKey'),
                tone: 'danger',
                disabledReason: lacks,
                onSelect: () => onOpen({ what: 'removeKey' }),
              },
            ]}
          />
        ) : (
          <Button size="sm" disabledReason={lacks} onClick={() => onOpen({ what: 'key' })}>
            {t('admin.delivery.enterKey')}
          </Button>
        )
      }
    />
  )
}

type ConfigurationRowProps = LiveRatesProps & {
  configuration: ShippoConfiguration
  onOpen: (open: Open) => void
}

export const nameOf = ({ packageDetails }: ShippoConfiguration): string =>
  packageDetails.name ?? t('admin.delivery.package')

function ConfigurationRow({ configuration, profiles, lacks, onOpen }: ConfigurationRowProps) {
  const name = nameOf(configuration)
  return (
    <SettingsRow
      name={name}
      facts={
        <>
          <span>{servicesInWords(configuration)}</span>
          <span>{regionNames(profiles, configuration.deliveryRegionIds)}</span>
        </>
      }
      actions={
        <MoreMenu
          label={t('admin.delivery.changeName', { name })}
          items={[
            {
              label: t('admin.delivery.edit'),
              disabledReason: lacks,
              onSelect: () => onOpen({ what: 'configuration', configuration }),
            },
            {
              label: t('admin.delivery.delete'),
              tone: 'danger',
              disabledReason: lacks,
              onSelect: () => onOpen({ what: 'delete', configuration }),
            },
          ]}
        />
      }
    />
  )
}

const RemoveKeyDialog = ({ onClose }: { onClose: () => void }) => (
  <EndDialog
    title={t('admin.delivery.removeKeyTitle')}
    description={t('admin.delivery.removeKeyMeans')}
    confirmLabel={t('admin.delivery.removeKey')}
    done={t('admin.delivery.keyRemoved')}
    run={() => liveClient.carrierAccounts.removeCarrierAccount({})}
    stale={[DELIVERY]}
    onClose={onClose}
  />
)

const DeleteDialog = ({ configuration, onClose }: { configuration: ShippoConfiguration; onClose: () => void }) => (
  <EndDialog
    title={t('admin.delivery.deleteName', { name: nameOf(configuration) })}
    description={t('admin.delivery.ordersKeepWhatTheyHave')}
    confirmLabel={t('admin.delivery.delete')}
    done={t('admin.delivery.deleted')}
    run={() => liveClient.shippoConfigurations.deleteShippoConfiguration({ shippoConfigurationId: configuration.id })}
    stale={[DELIVERY]}
    onClose={onClose}
  />
)
