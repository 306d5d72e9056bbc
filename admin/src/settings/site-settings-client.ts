import {
  type GetSiteSettingsResponse,
  type SetSiteSettingsRequest,
  siteSettings,
} from '@fairground/client/generated/fairground.site-settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ siteSettings })

export type SiteSettings = GetSiteSettingsResponse
export type SettingsChange = Omit<SetSiteSettingsRequest, 'revision'>

export const siteSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'site'],
    queryFn: ({ signal }) => client.siteSettings.getSiteSettings({}, { signal }),
  })

export const countryDefaultsQuery = (country: string) =>
  queryOptions({
    queryKey: [SETTINGS, 'country', country],
    queryFn: ({ signal }) => client.siteSettings.getCountryDefaults({ country }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Refused where somebody else has changed the settings since they were read. */
export const saveSiteSettings = ({ revision }: Pick<SiteSettings, 'revision'>, change: SettingsChange) =>
  client.siteSettings.setSiteSettings({ revision, ...change })
