import type { ShippoConfiguration } from '@fairground/client/generated/ecom.shippo-configurations.ts'

type Domestic = ShippoConfiguration['domesticServices'][number]['service']
type International = ShippoConfiguration['internationalServices'][number]['service']
export type Service = Domestic | International
type PackageType = ShippoConfiguration['packageType']

/** Names of services and packaging, as the carrier has them. */
export const domesticNames: Readonly<Record<Domestic, string>> = {
  GROUND_ADVANTAGE: 'USPS Ground Advantage',
  PRIORITY_MAIL: 'USPS Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'USPS Priority Mail Express',
}
export const internationalNames: Readonly<Record<International, string>> = {
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'USPS First-Class Package International',
  PRIORITY_MAIL_INTERNATIONAL: 'USPS Priority Mail International',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'USPS Priority Mail Express International',
}
export const serviceNames: Readonly<Record<Service, string>> = { ...domesticNames, ...internationalNames }

export const packagingNames: Readonly<Record<Exclude<PackageType, 'CUSTOM'>, string>> = {
  FLAT_RATE_ENVELOPE: 'USPS Flat Rate Envelope',
  PADDED_FLAT_RATE_ENVELOPE: 'USPS Padded Flat Rate Envelope',
  SMALL_FLAT_RATE_BOX: 'USPS Small Flat Rate Box',
  MEDIUM_FLAT_RATE_BOX_1: 'USPS Medium Flat Rate Box 1',
  MEDIUM_FLAT_RATE_BOX_2: 'USPS Medium Flat Rate Box 2',
  LARGE_FLAT_RATE_BOX: 'USPS Large Flat Rate Box',
}

export const servicesInWords = ({ domesticServices, internationalServices }: ShippoConfiguration): string =>
  [...domesticServices, ...internationalServices].map(({ service }) => serviceNames[service]).join(', ')
