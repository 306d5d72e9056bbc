import type { GetSetupResponse } from '@fairground/client/generated/fairground.setup.ts'
import { OWN_ACCOUNT } from '../own-account.ts'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'

export type Entry = GetSetupResponse['steps'][number]
export type Step = Entry['step']

interface StepWords {
  readonly title: string
  /** Reason to take it. */
  readonly why: string
  /** Places where it is taken. */
  readonly ways: readonly { readonly label: string; readonly href: string }[]
}

export const stepWords: Readonly<Record<Step, StepWords>> = {
  BUSINESS: {
    title: t('admin.setup.businessTitle'),
    why: t('admin.setup.businessWhy'),
    ways: [
      { label: t('admin.setup.businessGo'), href: paths.business() },
      { label: t('admin.setup.numbersGo'), href: `${paths.orderSettings()}#document-numbers` },
    ],
  },
  LOOK: {
    title: t('admin.setup.lookTitle'),
    why: t('admin.setup.lookWhy'),
    ways: [{ label: t('admin.setup.lookGo'), href: paths.look() }],
  },
  REGION: {
    title: t('admin.setup.regionTitle'),
    why: t('admin.setup.regionWhy'),
    ways: [{ label: t('admin.setup.regionGo'), href: paths.region() }],
  },
  LANGUAGES: {
    title: t('admin.setup.languagesTitle'),
    why: t('admin.setup.languagesWhy'),
    ways: [{ label: t('admin.setup.languagesGo'), href: paths.languages() }],
  },
  TAX: {
    title: t('admin.setup.taxTitle'),
    why: t('admin.setup.taxWhy'),
    ways: [{ label: t('admin.setup.taxGo'), href: paths.taxes() }],
  },
  PAYMENT: {
    title: t('admin.setup.paymentTitle'),
    why: t('admin.setup.paymentWhy'),
    ways: [{ label: t('admin.setup.paymentGo'), href: paths.paymentSettings() }],
  },
  DELIVERY: {
    title: t('admin.setup.deliveryTitle'),
    why: t('admin.setup.deliveryWhy'),
    ways: [{ label: t('admin.setup.deliveryGo'), href: paths.delivery() }],
  },
  LEGAL: {
    title: t('admin.setup.legalTitle'),
    why: t('admin.setup.legalWhy'),
    ways: [{ label: t('admin.setup.legalGo'), href: paths.contentPages() }],
  },
  FIRST_ITEM: {
    title: t('admin.setup.firstItemTitle'),
    why: t('admin.setup.firstItemWhy'),
    ways: [
      { label: t('admin.setup.firstProductGo'), href: paths.newProduct() },
      { label: t('admin.setup.firstEventGo'), href: paths.newEvent() },
      { label: t('admin.setup.importGo'), href: paths.productImports() },
    ],
  },
  STAFF: {
    title: t('admin.setup.staffTitle'),
    why: t('admin.setup.staffWhy'),
    ways: [
      { label: t('admin.setup.ownerGo'), href: OWN_ACCOUNT },
      { label: t('admin.setup.staffGo'), href: paths.users() },
    ],
  },
  MAIL: {
    title: t('admin.setup.mailTitle'),
    why: t('admin.setup.mailWhy'),
    ways: [
      { label: t('admin.setup.mailServerGo'), href: paths.mailServer() },
      { label: t('admin.setup.mailGo'), href: paths.mailbox() },
    ],
  },
  OPENING: {
    title: t('admin.setup.openTitle'),
    why: t('admin.setup.openWhy'),
    ways: [{ label: t('admin.setup.openGo'), href: `${paths.business()}#shop-status` }],
  },
}
