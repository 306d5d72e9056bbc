import { signedIds } from '../../ground/signed-ids.ts'

/** Links by which guests come back to their answers. The holder of the link may change the answer: it does not identify anybody. */
export interface RsvpLinks {
  linkTo(siteId: string, rsvpId: string): string
  /** Answer that a link's token stands for; undefined when it is not ours, or another site's. */
  open(siteId: string, token: string): string | undefined
}

/** They are good as long as the answer is there. */
export function rsvpLinks(secret: string, publicUrl: string): RsvpLinks {
  const ids = signedIds(secret, 'rsvps')
  return {
    linkTo: (siteId, rsvpId) => `${publicUrl}/rsvp/${ids.sign(siteId, rsvpId)}`,
    open: ids.open,
  }
}
