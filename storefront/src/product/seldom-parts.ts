import { Attachments } from './attachments.tsx'
import { ModifierFields } from './modifier-fields.tsx'

/** Parts that few products have, in one file: those that have one often have the other. */
export const seldomParts = { Attachments, ModifierFields }
