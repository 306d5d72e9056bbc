const PREFIX = 'add-on.'

interface ChosenAddOn {
  readonly id: string
  readonly productId: string
  readonly variantId?: string | undefined
}

/** Names of form fields of add-ons: each is a number of one variant. */
export const addOnFields = {
  prefix: PREFIX,
  name: ({ id, productId, variantId }: { id: string; productId: string; variantId?: unknown }): string =>
    PREFIX + [id, productId, ...(typeof variantId === 'string' ? [variantId] : [])].join('.'),
  read(field: string): ChosenAddOn | undefined {
    if (!field.startsWith(PREFIX)) return undefined
    const [id, productId, variantId] = field.replace(PREFIX, '').split('.')
    return id && productId ? { id, productId, variantId } : undefined
  },
} as const
