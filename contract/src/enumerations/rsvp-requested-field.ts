/** Parts of an RSVP that are answered when asked for. Wire: `events.rsvp-v-2` RequestedFields, `events.rsvp` RsvpFieldset. */
export const RsvpRequestedField = ['DETAILS', 'FORM', 'CONTACT_DETAILS'] as const
export type RsvpRequestedField = (typeof RsvpRequestedField)[number]
