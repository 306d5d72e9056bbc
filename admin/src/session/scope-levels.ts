import type { ApiKey } from '@fairground/client/generated/fairground.api-keys.ts'
import { lackingScope, roleScopes } from '@fairground/domain/staff/roles.ts'
import { t } from '../texts.ts'

export type Scope = ApiKey['scopes'][number]
export type Area = Scope extends `${infer Name}.${string}` ? Name : never
export type Level = 'none' | 'read' | 'write'

export const areaWords: Readonly<Record<Area, string>> = {
  catalog: t('admin.settings.productsAndCollections'),
  inventory: t('admin.settings.stock'),
  carts: t('admin.settings.cartsAndCheckouts'),
  orders: t('admin.settings.ordersAndPayments'),
  events: t('admin.settings.eventsAndTickets'),
  guests: t('admin.settings.guestsAndCheckIn'),
  members: t('admin.settings.members'),
  settings: t('admin.settings.settingsUsersAndKeys'),
}
export const areas = Object.keys(areaWords) as Area[] // the keys of a record over the areas

export const levelWords: Readonly<Record<Level, string>> = {
  none: t('admin.settings.nothing'),
  read: t('admin.settings.read'),
  write: t('admin.settings.readAndWrite'),
}

/** "Orders and payments: Read and write", as the role editor names it. */
export function permissionName(scope: Scope): string {
  const [area, level] = scope.split('.') as [Area, Level] // as every scope is made
  return `${areaWords[area]}: ${levelWords[level]}`
}

export type Levels = Readonly<Record<Area, Level>>
export const noLevels = Object.fromEntries(areas.map((area) => [area, 'none'])) as Levels

/** The level of each area that these scopes come to. */
export const levelsOf = (scopes: readonly Scope[]): Levels =>
  Object.fromEntries(areas.map((area) => [area, grantableLevels(scopes, area).at(-1)])) as Levels // every area, and the first level always

/** Areas whose levels differ. */
export const changedAreas = (a: Levels, b: Levels): Area[] => areas.filter((area) => a[area] !== b[area])

/** Scopes to request for a key: writing includes reading. */
export const scopesOf = (levels: Levels): Scope[] =>
  areas.flatMap((area) => (levels[area] === 'none' ? [] : [`${area}.${levels[area]}` as Scope])) // an area and a level of it

/** Levels that somebody with these scopes may give. */
export const grantableLevels = (held: readonly Scope[], area: Area): Level[] =>
  (['none', 'read', 'write'] as const).filter(
    (level) => level === 'none' || lackingScope(held, [`${area}.${level}` as Scope]) === undefined,
  )

/** Scopes of these that somebody may give who holds `held`; reading where they may give no writing. */
export const grantableScopes = (held: readonly Scope[], scopes: readonly Scope[]): Scope[] =>
  scopes.flatMap((scope) => {
    const read = scope.replace('.write', '.read') as Scope // the same area
    return [scope, read].filter((one) => lackingScope(held, [one]) === undefined).slice(0, 1)
  })

/** "Everything", "Orders and payments (read)": the scopes of a key in words. */
export function scopeWords(scopes: readonly Scope[]): string {
  if (lackingScope(scopes, roleScopes.owner) === undefined) return t('admin.settings.everything')
  const held = areas.flatMap((area) => {
    const level = grantableLevels(scopes, area).at(-1)
    return level === 'none' || level === undefined ? [] : [`${areaWords[area]} (${level})`]
  })
  return held.join(' · ') || t('admin.settings.nothing')
}
