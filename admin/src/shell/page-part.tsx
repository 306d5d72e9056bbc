import { type ComponentType, use } from 'react'

interface PartFile<Props> {
  readonly default: ComponentType<Props>
  /** Reads what the part shows into the cache. */
  readonly load?: (props: Props) => Promise<void>
}

/**
 * A part of a page that is a file of its own. The loader of the page waits until it is `ready`, so that it is drawn with the page and moves nothing
 * away under a press; without that it is drawn once it is there, in a `Suspense` of the page.
 */
export function pagePart<Props extends object>(fetchFile: () => Promise<PartFile<Props>>) {
  let file: PartFile<Props> | undefined
  let coming: Promise<PartFile<Props>> | undefined
  const fetched = () => {
    coming ??= fetchFile().then((found) => {
      file = found
      return found
    })
    return coming
  }
  return {
    Part(props: Props) {
      const { default: Drawn } = file ?? use(fetched())
      return <Drawn {...props} />
    },
    /** Fetches its file and what it shows. A failure shows where it is drawn. */
    async ready(props: Props): Promise<void> {
      try {
        await (await fetched()).load?.(props)
      } catch {
        // `Part` throws it again, to the page.
      }
    },
  }
}
