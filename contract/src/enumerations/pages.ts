/** Subjects of pages that have a starting text. Ours: `fairground.content-pages`. */
export const DraftPageKind = ['TERMS', 'PRIVACY', 'RETURNS', 'SHIPPING', 'IMPRINT'] as const
export type DraftPageKind = (typeof DraftPageKind)[number]

/** Subject of a page of the shop's own. Ours: `fairground.content-pages`. */
export const ContentPageKind = [...DraftPageKind, 'OTHER'] as const
export type ContentPageKind = (typeof ContentPageKind)[number]

/** Kinds of pages that a sitemap lists. Ours: `fairground.public-pages`. */
export const PublicPageKind = ['products', 'collections', 'brands', 'events'] as const
export type PublicPageKind = (typeof PublicPageKind)[number]

/** Texts that polls stand in. Ours: `fairground.polls`. */
export const PollPlace = ['PRODUCT', 'INFO_SECTION', 'EVENT', 'PAGE'] as const
export type PollPlace = (typeof PollPlace)[number]
