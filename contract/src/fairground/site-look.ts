import Type from 'typebox'
import { int, named, nullable, optional, properName, text } from '../scalars.ts'

/** A picture of the media library, by its address. */
const SitePicture = named(
  'SitePicture',
  Type.Object({
    url: text(1000, { minLength: 1 }),
    /** Pixels of the file, so that a page keeps its place until it is there. */
    width: optional(nullable(int(1, 20_000))),
    height: optional(nullable(int(1, 20_000))),
  }),
)

/** Words that lead somewhere: a page of the shop (`/pages/visit`), or an address elsewhere (`https://...`). */
const SiteLink = named('SiteLink', Type.Object({ title: properName(40), url: text(500, { minLength: 1 }) }))

export const MAX_MENU = 5
export const MAX_SOCIAL_LINKS = 10

/** Look of the shop. Null empties a field; a list replaces the one of before. */
export const SiteLook = named(
  'SiteLook',
  Type.Object({
    /** In place of the name in the head of every page, and of the checkout where that has none of its own. */
    logo: optional(nullable(SitePicture)),
    /** In the tab of the browser. */
    icon: optional(nullable(SitePicture)),
    /** `#rrggbb`, of links, buttons and the band of the home page; lighter or darker where it could not be read. */
    accent: optional(nullable(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 }))),
    /** On the home page, beside its title. */
    heroPicture: optional(nullable(SitePicture)),
    /** In the head of every page, behind the shop and the events. */
    menu: optional(Type.Array(SiteLink, { maxItems: MAX_MENU })),
    /** At the foot of every page. */
    socialLinks: optional(Type.Array(SiteLink, { maxItems: MAX_SOCIAL_LINKS })),
  }),
)
