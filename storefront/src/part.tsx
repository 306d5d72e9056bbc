import { type ComponentType, lazy, Suspense } from 'react'

/** Names of parts that the server wrote into a page, by this attribute on their outermost element. */
const MARK = 'data-part'

const known = new Map<string, () => Promise<unknown>>()

/**
 * A part of a page that few pages need, in a file of its own. Where the server wrote it, its code is there before the page becomes
 * active (`fetchWrittenParts`), so that nothing of what a visitor fills in meanwhile is drawn again; elsewhere it comes when it is shown.
 * The part's outermost element says `data-part={name}`.
 */
export function part<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const Later = lazy(async () => ({ default: await load() }))
  known.set(name, async () => {
    Loaded = await load()
  })
  return (props) =>
    Loaded ? (
      <Loaded {...props} />
    ) : (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
}

/** An optional part of a page, in a file of its own. Renders nothing when the file cannot be loaded. */
export const extra = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }))

const Nothing = () => null

/** To be awaited before hydration, when the page's own modules are there. */
export async function fetchWrittenParts(page: ParentNode): Promise<void> {
  const written = new Set([...page.querySelectorAll(`[${MARK}]`)].map((one) => one.getAttribute(MARK) ?? ''))
  await Promise.all([...written].map((name) => known.get(name)?.()))
}
