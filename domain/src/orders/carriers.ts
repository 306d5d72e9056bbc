/** Names of carriers, by the ids that orders keep them under. */
export const carriers = {
  dhl: 'DHL',
  royalMail: 'Royal Mail',
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  canadaPost: 'Canada Post',
} as const

/** A carrier that has no name here is called as somebody wrote it. */
export const carrierName = (id: string): string => (carriers as Readonly<Record<string, string>>)[id] ?? id
