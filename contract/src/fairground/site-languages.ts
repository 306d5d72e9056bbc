import Type from 'typebox'
import { SHOP_LANGUAGES } from '../enumerations/sites.ts'
import { admin, caller, operation } from '../operation.ts'
import { list, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.site-languages'

const ShopLanguage = oneOf(SHOP_LANGUAGES)

const SiteLanguages = Type.Object({
  /** The language of the site's locale, whose pages have no prefix. */
  language: Type.String(),
  /** Pages are also there in these, under `/de/` and the like. */
  others: list(ShopLanguage, SHOP_LANGUAGES.length),
  /** Languages that may be offered. */
  available: list(ShopLanguage, SHOP_LANGUAGES.length),
  updatedDate: optional(Timestamp),
})

export const getSiteLanguages = operation({
  module,
  name: 'getSiteLanguages',
  summary: 'The site’s language and those that its shop is also shown in.',
  method: 'GET',
  path: '/fairground/v1/languages',
  who: caller,
  request: Type.Object({}),
  response: SiteLanguages,
  refusals: [],
})

export const setSiteLanguages = operation({
  module,
  name: 'setSiteLanguages',
  summary:
    'Sets the languages that the shop is also shown in. A caller picks one with the header `x-fairground-language`: prices and dates in answers are written its way, and mails that follow are in it.',
  method: 'PATCH',
  path: '/fairground/v1/languages',
  who: admin('settings.write'),
  request: Type.Object({ others: list(ShopLanguage, SHOP_LANGUAGES.length) }),
  response: SiteLanguages,
  refusals: [],
})

export const operations = [getSiteLanguages, setSiteLanguages] as const
