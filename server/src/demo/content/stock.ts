/** Stock behind the shop, not sold online. */
export const warehouse = {
  name: 'Warehouse',
  /** Units of each variant. */
  holds: [
    ['Harbour Mug', 120],
    ['Power Cut Candle', 240],
    ['First Bell Coffee', 60],
    ['Dock Tee', 25],
    ['Ledger Notebook', 80],
  ],
} as const

/** Counts of the shop's shelf over the last weeks, before the day's own number. */
export const counts = [
  {
    product: 'Power Cut Candle',
    steps: [
      { daysAgo: 40, add: 24 },
      { daysAgo: 12, add: -24 },
    ],
  },
  {
    product: 'Score Book',
    steps: [
      { daysAgo: 33, add: 30 },
      { daysAgo: 20, add: -12 },
      { daysAgo: 6, add: -18 },
    ],
  },
] as const

/** Low from so many on: these sell fast. */
export const thresholds = [
  ['First Bell Coffee', 12],
  ['Closing Time Tee', 5],
] as const

/** People who wait for a sold-out item. */
export const waiting = [
  ['Workbench Lamp', ['ottilie.brandt@example.com', 'noor.haddad@example.org', 'ewan.mcrae@example.net']],
] as const
