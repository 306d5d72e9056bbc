import { t } from '../texts.ts'

/** Names or words of a recorded list, on one line. */
export const listed = (parts: readonly string[]): string =>
  parts.length === 0 ? t('admin.settings.none') : parts.join(', ')
