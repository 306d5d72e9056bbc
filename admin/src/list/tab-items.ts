import type { TabItem } from '@fairground/ui/admin/tabs.tsx'

interface Shown<Tab> {
  readonly tab: Tab
  readonly size: number | undefined
}

/** The views that everybody has of a list, each with its address. Where `countOf` is given it says how many things stand in a view. */
export const tabItems = <Tab extends string>(
  names: Readonly<Record<Tab, string>>,
  { tab: current, size }: Partial<Shown<NoInfer<Tab>>>,
  hrefOf: (shown: Shown<NoInfer<Tab>>) => string,
  countOf?: (tab: NoInfer<Tab>) => number | undefined,
): TabItem[] =>
  (Object.keys(names) as Tab[]).map((tab) => ({
    label: names[tab],
    href: hrefOf({ tab, size }),
    current: tab === current,
    count: countOf?.(tab),
  }))
