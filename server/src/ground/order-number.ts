import type { Site } from './site.ts'

/** The number of an order as buyers read it: behind the prefix that the shop has chosen. */
export const orderNumber = ({ settings }: Pick<Site, 'settings'>, number: bigint): string =>
  `${settings.documents?.orderPrefix ?? ''}${number}`
