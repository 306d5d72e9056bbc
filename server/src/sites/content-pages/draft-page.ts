import type { DraftPageKind } from '@fairground/contract/enumerations/pages.ts'
import { placeLines } from '@fairground/domain/formatting/place-lines.ts'
import { paragraphsOf, richText } from '../../ground/html/plain-rich-text.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'

/** Starting text of a page: known facts of the business filled in, the others in square brackets. */
export function draftOf(kind: DraftPageKind, { name: shopName, locale, settings }: Site) {
  const t = textsIn(locale)
  const { sells = 'BOTH', business = {}, taxIncludedInPrices = false } = settings
  const name = business.legalName ?? shopName
  const address = placeLines(business.address ?? {}, locale).join(', ') || t('page-drafts.address')
  const email = business.email ?? t('page-drafts.email')
  const [ofGoods, ofTickets] = [sells !== 'TICKETS', sells !== 'GOODS']

  const texts: Record<DraftPageKind, () => { title: string; parts: readonly (string | false)[] }> = {
    TERMS: () => ({
      title: t('page-drafts.terms'),
      parts: [
        t('page-drafts.termsText', { name, address, email, included: taxIncludedInPrices ? 'true' : 'other' }),
        ofGoods && t('page-drafts.termsOfGoods', { email }),
        ofTickets && t('page-drafts.termsOfTickets'),
        t('page-drafts.termsEnd'),
      ],
    }),
    PRIVACY: () => ({
      title: t('page-drafts.privacy'),
      parts: [t('page-drafts.privacyText', { name, address, email })],
    }),
    RETURNS: () => ({
      title: t('page-drafts.returns'),
      parts: [
        ofGoods && t('page-drafts.returnsText', { name, address, email }),
        ofTickets && t('page-drafts.returnsOfTickets'),
      ],
    }),
    SHIPPING: () => ({ title: t('page-drafts.shipping'), parts: [t('page-drafts.shippingText', { email })] }),
    IMPRINT: () => {
      const { phone = t('page-drafts.phone'), taxId = t('page-drafts.taxId') } = business
      return {
        title: t('page-drafts.imprint'),
        parts: [t('page-drafts.imprintText', { name, address, email, phone, taxId })],
      }
    },
  }
  const { title, parts } = texts[kind]()
  const text = [t('page-drafts.draft'), ...parts].filter(Boolean).join('\n\n')
  return { title, content: richText(paragraphsOf(text)) }
}
