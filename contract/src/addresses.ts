export interface Prefixes {
  /** Begins each relative path of the module. */
  readonly under?: string
  /** Comes before the relative path on the API host. */
  readonly api: string
  /** Comes before it where a client is pointed at another host. */
  readonly site: string
  readonly aliases?: readonly string[]
}

/** Gives each path of a module all its addresses, and what else its operations have in common. */
export const addresses =
  <Common extends object>({ under = '', api, site, aliases, ...common }: Common & Prefixes) =>
  (ending: string) => {
    const path = under + ending
    return {
      ...common,
      path,
      publicPath: api + path,
      sitePath: site + path,
      ...(aliases && { aliases: aliases.map((alias) => alias + path) }),
    }
  }
