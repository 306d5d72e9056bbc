import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { LocalDeliveryOption } from '@fairground/client/generated/ecom.local-delivery-options.ts'
import type { GetSlotLimitsResponse } from '@fairground/client/generated/fairground.delivery-times.ts'
import { notPostcodes } from '@fairground/domain/delivery/area-codes.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latestOf } from '../forms/latest-of.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { DeliveryDialog, NameField } from './delivery-dialog.tsx'
import { deliveryClient, olderRevision, slotLimitsQuery } from './delivery-queries.ts'
import {
  areWindows,
  ClosedDates,
  HoursFields,
  timeOf,
  timeText,
  windowsInWords,
  windowsOf,
  windowsText,
} from './hours-fields.tsx'
import { RateFields, ratesText } from './rate-fields.tsx'
import { fromRates, isComplete, noRates, toRates } from './rate-values.ts'
import { RegionChoice, regionNames } from './region-choice.tsx'
import { areaInWords } from './words.ts'

type AreaDialogProps = {
  profiles: readonly DeliveryProfile[]
  areas: readonly LocalDeliveryOption[]
  /** The area to change; absent makes one. */
  area: LocalDeliveryOption | undefined
  onClose: () => void
}

/** An area of local delivery with the limits of its slots, which are read first. */
export function AreaDialog({ profiles, areas, area, onClose }: AreaDialogProps) {
  /** The new area once it is stored: if its limits are refused then, another try changes it instead of adding a second one. */
  const [made, setMade] = useState<LocalDeliveryOption>()
  const known = area ?? (made && latestOf(areas, made))
  const { data: limits } = useQuery({ ...slotLimitsQuery(known?.id ?? ''), enabled: known !== undefined })
  const { currency } = useFormats()
  if (area && !limits) return null
  return (
    <DeliveryDialog<Values>
      edited={known}
      name={area?.areaName}
      adding={t('admin.delivery.addAnArea')}
      submit={t('admin.delivery.saveArea')}
      done={t('admin.delivery.areaSaved')}
      stored={{ ...areaValues(known, profiles), ...limitsValues(limits) }}
      fields={fieldsOf(profiles)}
      isGood={(values) =>
        isGood(profiles, known, values) && isComplete(values.rates, currency) && areWindows(values.windows)
      }
      run={async (values, show) => {
        const saved = await saveArea(known, limits, values)
        setMade(saved)
        show(areaValues(saved, profiles))
        return saveLimits(saved, values)
      }}
      onClose={onClose}
    >
      {({ values, edit, tried }) => (
        <>
          <AreaFields profiles={profiles} area={known} values={values} tried={tried} onChange={edit} />
          <RateFields values={values.rates} tried={tried} onChange={(rates) => edit({ rates })} />
          <HoursFields
            legend={t('admin.delivery.deliveryWindows')}
            none={t('admin.delivery.noWindows')}
            add={t('admin.delivery.addAWindow')}
            windows={values.windows}
            tried={tried}
            onChange={(windows) => edit({ windows })}
          />
          {values.windows.length > 0 ? (
            <>
              <SlotFields values={values} tried={tried} onChange={edit} />
              <ClosedDates dates={values.closed} onChange={(closed) => edit({ closed })} />
            </>
          ) : (
            <AdminTextField
              label={t('admin.delivery.deliveryTime')}
              optional
              autoComplete="off"
              maxLength={40}
              value={values.time}
              onChange={({ currentTarget }) => edit({ time: currentTarget.value })}
            />
          )}
          <RegionChoice profiles={profiles} chosen={values.regions} onChange={(regions) => edit({ regions })} />
        </>
      )}
    </DeliveryDialog>
  )
}

const codesOf = (text: string): string[] =>
  text
    .split(/[\n,]+/)
    .map((code) => code.trim())
    .filter(Boolean)

const isWhole = (text: string): boolean => /^\d{0,6}$/.test(text.trim())

async function saveArea(
  area: LocalDeliveryOption | undefined,
  limits: GetSlotLimitsResponse | undefined,
  values: Values,
): Promise<LocalDeliveryOption> {
  const { localDeliveryOptions } = deliveryClient
  const fields = messageOf(area, values)
  const { localDeliveryOption } = area
    ? await localDeliveryOptions.updateLocalDeliveryOption({
        localDeliveryOption: { id: area.id, revision: olderRevision(area, limits), ...fields },
      })
    : await localDeliveryOptions.createLocalDeliveryOption({ localDeliveryOption: fields })
  return localDeliveryOption
}

const saveLimits = ({ id, revision }: LocalDeliveryOption, { perSlot, closed }: Values): Promise<unknown> =>
  deliveryClient.deliveryTimes.setSlotLimits({
    localDeliveryOptionId: id,
    revision,
    ordersPerSlot: perSlot.trim() ? Number(perSlot) : null,
    closedDates: [...closed],
  })

/** Areas that are a radius, cities or a drawn line stay what they are; the form changes everything else of them. */
const isByPostcode = (area: LocalDeliveryOption | undefined): boolean => !area || area.zipConfig !== undefined

const areaValues = (area: LocalDeliveryOption | undefined, profiles: readonly DeliveryProfile[]) => {
  const schedule = area?.scheduledDeliveryConfig
  return {
    areaName: area?.areaName ?? '',
    codes: area?.zipConfig?.zipCodes.join('\n') ?? '',
    time: area?.estimatedDeliveryTime ?? '',
    handlingDays: String(schedule?.handlingDays ?? 0),
    cutOff: schedule?.cutOffTime ? timeText(schedule.cutOffTime) : '',
    rates: area ? fromRates(area.rates) : noRates,
    regions: area?.deliveryRegionIds ?? profiles.flatMap((one) => one.deliveryRegions.map(({ id }) => id)),
    windows: windowsText(schedule?.timeWindows ?? []),
  }
}

const limitsValues = (limits: GetSlotLimitsResponse | undefined) => ({
  perSlot: limits?.ordersPerSlot ? String(limits.ordersPerSlot) : '',
  closed: limits?.closedDates ?? [],
})

type Values = ReturnType<typeof areaValues> & ReturnType<typeof limitsValues>

const fieldsOf = (profiles: readonly DeliveryProfile[]) =>
  plainFields<Values>(
    {
      areaName: t('admin.delivery.areaName'),
      codes: t('admin.delivery.postcodes'),
      time: t('admin.delivery.deliveryTime'),
      windows: t('admin.delivery.deliveryWindows'),
      perSlot: t('admin.delivery.ordersPerSlot'),
      handlingDays: t('admin.delivery.handlingDays'),
      cutOff: t('admin.delivery.orderBefore'),
      closed: t('admin.delivery.closedDays'),
      rates: t('admin.delivery.price'),
      regions: t('admin.delivery.offeredIn'),
    },
    {
      perSlot: (perSlot) => perSlot || t('admin.delivery.anyNumber'),
      windows: windowsInWords,
      rates: ratesText,
      regions: (ids) => regionNames(profiles, ids),
    },
  )

function isGood(profiles: Profiles, area: LocalDeliveryOption | undefined, values: Values): boolean {
  const { areaName, perSlot, handlingDays } = values
  const codesFit = !isByPostcode(area) || codesMistake(profiles, area, values) === undefined
  return areaName.trim() !== '' && codesFit && isWhole(perSlot) && isWhole(handlingDays)
}

/** Countries that an area's addresses lie in, its own or those of its regions; empty where one of these is everywhere else. */
function countriesOf(profiles: Profiles, area: LocalDeliveryOption | undefined, { regions }: Values): string[] {
  if (area?.destinations?.length) return area.destinations.map(({ code }) => code)
  const places = profiles
    .flatMap(({ deliveryRegions }) => deliveryRegions)
    .filter(({ id }) => regions.includes(id))
    .map(({ destinations }) => destinations.map(({ countryCode }) => countryCode))
  return places.every((codes) => codes.length > 0) ? [...new Set(places.flat())] : []
}

function codesMistake(profiles: Profiles, area: LocalDeliveryOption | undefined, values: Values): string | undefined {
  const codes = codesOf(values.codes)
  if (codes.length === 0) return t('admin.delivery.enterAPostcode')
  const countries = countriesOf(profiles, area, values)
  const wrong = codes.filter((code) => notPostcodes(code, countries).length > 0)
  return wrong.length > 0 ? t('admin.delivery.noPostcodes', { codes: wrong.join(', ') }) : undefined
}

type Profiles = readonly DeliveryProfile[]
type FieldsProps = { values: Values; tried: boolean; onChange: (change: Partial<Values>) => void }

type AreaFieldsProps = FieldsProps & { profiles: Profiles; area: LocalDeliveryOption | undefined }

function AreaFields({ profiles, area, values, tried, onChange: edit }: AreaFieldsProps) {
  return (
    <>
      <NameField
        label={t('admin.delivery.areaName')}
        value={values.areaName}
        tried={tried}
        onChange={(areaName) => edit({ areaName })}
      />
      {isByPostcode(area) ? (
        <AdminTextAreaField
          label={t('admin.delivery.postcodes')}
          help={t('admin.delivery.postcodesHelp')}
          rows={3}
          value={values.codes}
          onChange={({ currentTarget }) => edit({ codes: currentTarget.value })}
          error={tried ? codesMistake(profiles, area, values) : undefined}
        />
      ) : (
        area && <p className="text-admin text-ink-2">{areaInWords(area)}</p>
      )}
    </>
  )
}

function SlotFields({ values, tried, onChange: edit }: FieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <AdminTextField
        label={t('admin.delivery.ordersPerSlot')}
        placeholder={t('admin.delivery.anyNumber')}
        inputMode="numeric"
        autoComplete="off"
        value={values.perSlot}
        onChange={({ currentTarget }) => edit({ perSlot: currentTarget.value })}
        error={tried && !isWhole(values.perSlot) ? t('admin.delivery.enterAWholeNumber') : undefined}
      />
      <AdminTextField
        label={t('admin.delivery.handlingDays')}
        inputMode="numeric"
        autoComplete="off"
        value={values.handlingDays}
        onChange={({ currentTarget }) => edit({ handlingDays: currentTarget.value })}
        error={tried && !isWhole(values.handlingDays) ? t('admin.delivery.enterAWholeNumber') : undefined}
      />
      <AdminTextField
        label={t('admin.delivery.orderBefore')}
        type="time"
        value={values.cutOff}
        onChange={({ currentTarget }) => edit({ cutOff: currentTarget.value })}
      />
    </div>
  )
}

const messageOf = (area: LocalDeliveryOption | undefined, values: Values) => ({
  areaName: values.areaName.trim(),
  ...present({
    zipConfig: isByPostcode(area) ? { zipCodes: codesOf(values.codes) } : undefined,
    rates: toRates(values.rates),
  }),
  estimatedDeliveryTime: values.time.trim() || null,
  deliveryRegionIds: [...values.regions],
  scheduledDeliveryConfig: {
    handlingDays: Number(values.handlingDays),
    timeWindows: windowsOf(values.windows),
    ...present({ cutOffTime: values.cutOff ? timeOf(values.cutOff) : undefined }),
  },
})
