import type { Role } from '@fairground/client/generated/fairground.staff-roles.ts'
import { scopeWords } from '../session/scope-levels.ts'
import { t } from '../texts.ts'

/** Purpose of each built-in role, for the person who gives it. `domain/src/staff/roles.ts` lists its scopes. */
const purposes: Readonly<Record<string, string>> = {
  owner: t('admin.settings.everythingIncludingUsers'),
  manager: t('admin.settings.shopEventsOrdersAndMembers'),
  catalogue: t('admin.settings.productsCollectionsAndStockSees'),
  orders: t('admin.settings.ordersPaymentsAndCartsSees'),
  events: t('admin.settings.eventsTicketsAndGuestsSees'),
  door: t('admin.settings.checksGuestsInSeesEvents'),
  analyst: t('admin.settings.seesEverythingButTheSettings'),
  developer: t('admin.settings.aPIKeysAppsAndUsers'),
}

/** One of the site’s own says what it may do. */
export const purposeOf = ({ id, scopes }: Pick<Role, 'id' | 'scopes'>): string => purposes[id] ?? scopeWords(scopes)
