import {
  CHECKOUT_COMPONENT_ID,
  type CheckoutContent,
  type getCheckoutContent,
} from '@fairground/contract/ecom/checkout-content.ts'
import { STORE_APP_ID } from '@fairground/contract/enumerations/checkouts.ts'
import { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Site } from '../../ground/site.ts'
import { languageOf } from '../../ground/site-languages.ts'

type Content = Static<typeof CheckoutContent>

/** Words that the owner set for the checkout page in a language; undefined where there are none. */
export function contentIn({ settings }: Pick<Site, 'settings'>, locale: string): Content | undefined {
  const language = SHOP_LANGUAGES.find((one) => one === languageOf(locale))
  return (language && settings.checkout?.checkoutContent?.[language]) ?? undefined
}

/** The same for a program, which names the store and its checkout page. */
export function contentOf(
  site: Site,
  { appId, componentId, languageCode }: RequestOf<typeof getCheckoutContent>,
): Content {
  if (appId.toLowerCase() !== STORE_APP_ID) throw new ApiError({ code: 'REQUIRED_APP_NOT_INSTALLED', appId })
  if (componentId.toLowerCase() !== CHECKOUT_COMPONENT_ID)
    throw new ApiError({ code: 'REQUIRED_COMPONENT_DOES_NOT_EXIST', componentId })
  const language = languageOf(languageCode ?? site.locale)
  const content = contentIn(site, language)
  if (!content) throw new ApiError({ code: 'TRANSLATIONS_NOT_FOUND', languageCode: language })
  return content
}
