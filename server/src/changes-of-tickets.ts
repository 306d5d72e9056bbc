import type { Capabilities } from './assembly.ts'
import { requestedChanges } from './events/ticket-changes/requested-changes.ts'
import type { RequestedChanges } from './sales/payments/requests/requested-changes.ts'

/** Changes of tickets that payments make. */
export const changesOf = ({ codes, directory, orderLinks: links, settings }: Capabilities): RequestedChanges =>
  requestedChanges({ codes, links, publicUrl: settings.publicUrl, siteOf: (id) => directory.site(id) })
