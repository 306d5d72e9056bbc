import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { SiteLook } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { isLibraryPicture } from '../library-picture.ts'

/** The look after a change: null and an empty list empty a field, and a picture is another or the same, never a mixture. */
export function changedLook(before: SiteLook | undefined, change: SiteLook): SiteLook {
  const filled = Object.entries({ ...before, ...change }).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(filled) as SiteLook // the fields of both
}

/** Throws INVALID_ARGUMENT for pictures that are not of the library, and for links that lead nowhere. */
export function checkLook(look: SiteLook | undefined, publicUrl: string): void {
  if (!look) return
  const violations = [
    ...(['logo', 'icon', 'heroPicture'] as const).flatMap((field) => pictureViolation(look, field, publicUrl)),
    ...(['menu', 'socialLinks'] as const).flatMap((field) => linkViolations(look, field)),
  ]
  if (violations.length > 0) throw new InvalidArgument(violations)
}

function pictureViolation(look: SiteLook, field: 'logo' | 'icon' | 'heroPicture', publicUrl: string): FieldViolation[] {
  const url = look[field]?.url
  if (url === undefined || isLibraryPicture(url, publicUrl)) return []
  return [{ field: `look.${field}.url`, description: message('violations.mediaAddress'), violatedRule: 'VALIDATION' }]
}

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url)
/** Not the address of another host without its scheme. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])\S*$/.test(url)

const linkViolations = (look: SiteLook, field: 'menu' | 'socialLinks'): FieldViolation[] =>
  (look[field] ?? []).flatMap(({ title, url }, i) => [
    ...(title.trim() === ''
      ? [
          {
            field: `look.${field}[${i}].title`,
            description: message('violations.blank'),
            violatedRule: 'VALIDATION' as const,
          },
        ]
      : []),
    ...(isWeb(url) || (field === 'menu' && isOwnPath(url))
      ? []
      : [
          {
            field: `look.${field}[${i}].url`,
            description: message(field === 'menu' ? 'violations.pageOrWebAddress' : 'violations.webAddress'),
            violatedRule: 'VALIDATION' as const,
          },
        ]),
  ])
