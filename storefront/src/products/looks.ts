import { type Customization, customizationsV3 } from '@fairground/client/generated/stores.customizations-v-3.ts'
import type { Shop } from '../shop.ts'
import { type LookView, lookOf } from './choice-look.ts'

/** Looks of the choices of the shop's options, by option and choice. */
export type Looks = (option: string, choice: string) => LookView | undefined

const key = (option: string, choice: string) => `${option}\n${choice}`

function looksAmong(customizations: readonly Customization[], origin: string): Looks {
  const looks = new Map(
    customizations.flatMap(({ name, choicesSettings }) =>
      (choicesSettings?.choices ?? []).map((choice) => [key(name, choice.name), lookOf(choice, origin)] as const),
    ),
  )
  return (option, choice) => looks.get(key(option, choice))
}

const looksOf = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(looksAmong, (origin) => origin)
  : looksAmong

/** Facets name choices; the shop's options know their colours and pictures. */
export async function loadLooks({ client, site, tag }: Shop): Promise<Looks> {
  tag('customizations')
  const { customizations } = await client({ customizationsV3 }).customizationsV3.queryCustomizations({
    query: {
      filter: { customizationType: 'PRODUCT_OPTION', customizationRenderType: 'SWATCH_CHOICES' },
      cursorPaging: { limit: 100 },
    },
  })
  return looksOf(customizations, site.origin)
}
