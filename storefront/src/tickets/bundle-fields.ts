const PREFIX = 'bundle.'

interface NamedBundle {
  readonly id: string
  readonly appId: string
}

/** Names of form fields of bundles: each is a number of one. */
export const bundleFields = {
  prefix: PREFIX,
  name: ({ id, appId }: NamedBundle): string => `${PREFIX}${appId}.${id}`,
  read(field: string): NamedBundle | undefined {
    if (!field.startsWith(PREFIX)) return undefined
    const [appId, id] = field.replace(PREFIX, '').split('.')
    return id && appId ? { id, appId } : undefined
  },
} as const
