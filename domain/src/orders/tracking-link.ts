/** Tracking pages of carriers, by the names that the published clients know them by; `#` stands for the number. */
const pages: Readonly<Record<string, string>> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=#',
  ups: 'https://www.ups.com/track?tracknum=#',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en/details/#',
  royalmail: 'https://www.royalmail.com/track-your-item?trackNumber=#',
}

/** The page that follows a parcel; undefined for a carrier that we do not know. */
export function trackingLink(carrier: string, trackingNumber: string): string | undefined {
  return pages[carrier.toLowerCase().replace(/[\s_-]/g, '')]?.replace('#', encodeURIComponent(trackingNumber))
}
