/** Kind of an address subdivision. Wire: `events.wix-events-v-2`, SubdivisionType. */
export const AddressSubdivisionType = [
  'UNKNOWN_SUBDIVISION_TYPE',
  'ADMINISTRATIVE_AREA_LEVEL_1',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'ADMINISTRATIVE_AREA_LEVEL_3',
  'ADMINISTRATIVE_AREA_LEVEL_4',
  'ADMINISTRATIVE_AREA_LEVEL_5',
  'COUNTRY',
] as const
export type AddressSubdivisionType = (typeof AddressSubdivisionType)[number]
