/** Kinds of digital files for sale. Wire: `ecom.current-cart`, FileType. */
export const FileType = [
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
] as const
export type FileType = (typeof FileType)[number]
