/** Kinds of form control. Wire: `events.wix-events-v-2`, InputControlType. */
export const InputControlType = [
  'INPUT',
  'TEXTAREA',
  'DROPDOWN',
  'RADIO',
  'CHECKBOX',
  'NAME',
  'GUEST_CONTROL',
  'ADDRESS_SHORT',
  'ADDRESS_FULL',
  'DATE',
] as const
export type InputControlType = (typeof InputControlType)[number]
