import type { OrderDownload } from '@fairground/client/generated/fairground.downloads.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'

/** A file that was bought, as its page shows it. */
export interface DownloadView {
  readonly fileId: string
  readonly productName: string
  /** Name and size: "Pattern.pdf · 2.4 MB". */
  readonly file: string
  readonly url: string
  readonly until: string
}

export const downloadView = (
  { fileId, productName, fileName, fileSize, url, expiresDate }: OrderDownload,
  place: { locale: string; zone: string },
): DownloadView => ({
  ...{ fileId, productName, url },
  file: `${fileName} · ${sizeOf(Number(fileSize), place.locale)}`,
  until: formatDateTime(expiresDate, place),
})

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** In the unit that leaves one to three digits before the point. */
export function sizeOf(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const format = { style: 'unit', unit: UNITS[step]!, unitDisplay: 'short', maximumFractionDigits: 1 } as const // within UNITS
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step)
}
