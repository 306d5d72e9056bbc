import type { PageUrl } from '@fairground/contract/events/event-shapes.ts'
import type { Static } from 'typebox'

/** Page on which visitors read about the event. */
export const pageUrl = (slug: string, publicUrl: string): Static<typeof PageUrl> => ({
  base: publicUrl,
  path: `/events/${slug}`,
})
