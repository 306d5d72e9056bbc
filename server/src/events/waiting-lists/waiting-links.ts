import { type SignedIds, signedIds } from '../../ground/signed-ids.ts'

/** Links to places in waiting lists. The holder of the link may leave the list and take the offer. */
export interface WaitingLinks extends SignedIds {
  linkTo(siteId: string, entryId: string): string
}

export function waitingLinks(secret: string, publicUrl: string): WaitingLinks {
  const ids = signedIds(secret, 'waiting lists')
  return { ...ids, linkTo: (siteId, entryId) => `${publicUrl}/waiting/${ids.sign(siteId, entryId)}` }
}
