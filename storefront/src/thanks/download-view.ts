import type { OrderDownload } from '@fairground/client/generated/fairground.downloads.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'

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
  fileId,
  productName,
  url,
  file: `${fileName} · ${formatFileSize(Number(fileSize), place.locale)}`,
  until: formatDateTime(expiresDate, place),
})
