/** Facts about the site that every page has; travels with the page. */
export interface SiteFacts {
  readonly name: string
  /** BCP 47, of the page and of all its formats. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** IANA, for dates that belong to no event. */
  readonly timeZone: string
  /** Scheme and host of the storefront, no slash at its end. */
  readonly origin: string
  /** The provider that members may sign in with too: "Continue with …". */
  readonly outsideSignIn?: string
  /** Languages of the shop, the site's own first; absent: that one alone. */
  readonly languages?: readonly string[]
  /** Names of these languages, and of the site's currencies where there are several, as pages write them. */
  readonly names?: Readonly<Record<string, string>>
  /** Before the addresses of this page's language: `/de`; absent in the site's own. */
  readonly prefix?: string
  /** Prices are also shown in these; absent or empty: in the site's own alone. */
  readonly currencies?: readonly string[]
  /** Worth of one unit of the site's currency in each, as a decimal. */
  readonly rates?: Readonly<Record<string, string>>
  /** Texts of the shop's own, in its language. Absent ones are plain. */
  readonly texts?: { readonly heroTitle?: string; readonly heroText?: string; readonly footer?: string }
  /** Picture in place of the name in the head, with the size that it is shown in. */
  readonly logo?: {
    readonly src: string
    readonly width?: number
    readonly height?: number
    readonly style?: { readonly height: number }
  }
  /** Picture in the tab of the browser. Absent: the program's own. */
  readonly icon?: string
  /** Design tokens of the shop's accent. Absent: the program's own colours. */
  readonly palette?: Readonly<Record<`--color-${string}`, string>>
  /** Picture on the home page. Absent: drawn lights. */
  readonly heroPicture?: string
  /** Links of the head behind the shop and the events. */
  readonly menu?: readonly SiteLink[]
  /** Links of the foot: pages of the shop's own, and to the shop elsewhere. */
  readonly foot?: readonly SiteLink[]
  /** It is the demo, whose texts are in the catalogues. */
  readonly demo?: boolean
  /** The shop shows these alone; absent: both. */
  readonly sells?: 'GOODS' | 'TICKETS'
  /** Ways to reach the business. */
  readonly contact?: { readonly email?: string; readonly phone?: string }
  /** The shop sells nothing: it is closed, or opens soon. Absent: it is open. */
  readonly closed?: 'DISABLED' | 'PENDING'
  /** The one of them that this reader picked. */
  readonly shownIn?: string
}

/** Words, and the address that they lead to. */
export type SiteLink = readonly [title: string, href: string]

/** Addresses of the built files a page needs. */
export interface PageAssets {
  /** Module scripts in the order they run. */
  readonly scripts: readonly string[]
  /** Files that `start.ts` fetches once the page is painted: the entry, and the chunks that it and this page need. */
  readonly later: readonly string[]
  readonly styles: readonly string[]
  /** Fonts that every page in a western language shows: text and headings. */
  readonly fonts: readonly string[]
}

/**
 * Way in which the server may cache a page. Personal ones it does not. A shared one is the same for everyone, cached by path and those
 * query fields whose values match; with a field of `uncached`, whose values have no end, it is rendered each time.
 */
export type Caching =
  | 'personal'
  | { readonly shared: Readonly<Record<string, RegExp>>; readonly uncached?: readonly string[] }

/**
 * Header of a page's request that no person's browser opens: of a program that reads addresses, of a browser that fetches ahead, and of a
 * form. A page whose reading makes something makes nothing then.
 */
export const UNOPENED = 'x-unopened'

/** A page as the server answers it. */
export interface PagePlan {
  /** The page's module, as the build's manifest calls it. */
  readonly source: string
  readonly caching: Caching
  readonly posts: boolean
  readonly found: boolean
}
