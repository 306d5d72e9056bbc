/** Countries of the European Union and its neighbours that parcels of the fair go to. */
export const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

const freeFrom = (value: string) => ({
  amount: '0',
  conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value } as const],
})
const byWeight = (...steps: readonly (readonly [from: string, amount: string])[]) =>
  steps.map(([from, amount], i) => ({
    amount,
    conditions: [
      { type: 'BY_TOTAL_WEIGHT', operator: 'GTE', value: from } as const,
      ...steps
        .slice(i + 1, i + 2)
        .map(([until]) => ({ type: 'BY_TOTAL_WEIGHT', operator: 'LT', value: until }) as const),
    ],
  }))

/** Standard delivery in the country itself. */
export const standard = {
  estimatedDeliveryTime: '2 to 3 working days',
  rates: [{ amount: '5' }, freeFrom('150')],
}
export const express = {
  title: 'Express',
  estimatedDeliveryTime: 'Next working day before 13:00',
  rates: byWeight(['0', '9.50'], ['5', '14'], ['20', '28']),
}
export const toEurope = {
  title: 'Tracked parcel',
  estimatedDeliveryTime: '4 to 7 working days',
  rates: byWeight(['0', '12'], ['2', '18'], ['10', '39']),
}
export const overseas = {
  title: 'Tracked airmail',
  estimatedDeliveryTime: '7 to 14 working days',
  rates: byWeight(['0', '19'], ['2', '34'], ['10', '85']),
}

const weekly = (
  days: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT')[],
  hours: readonly (readonly [number, number])[],
) => days.flatMap((day) => hours.map(([from, to]) => ({ day, start: { hours: from }, end: { hours: to } })))

/** The workshop under the arches. */
export const workshop = {
  address: { addressLine: '14 Viaduct Yard', city: 'London', postalCode: 'SE1 0XX', country: 'GB' },
  instructions: 'Ring at the blue door and bring your order number.',
  leadMinutes: 180,
  openingHours: weekly(['TUE', 'WED', 'THU', 'FRI', 'SAT'], [[10, 18]]),
}

export const van = {
  areaName: 'Inner London',
  zipConfig: { zipCodes: ['E1*', 'E2*', 'EC*', 'N1*', 'SE1*', 'SE16*', 'WC*'] },
  rates: [{ amount: '4' }, freeFrom('80')],
  scheduledDeliveryConfig: {
    handlingDays: 1,
    cutOffTime: { hours: 16 },
    timeWindows: weekly(
      ['TUE', 'THU', 'SAT'],
      [
        [10, 13],
        [16, 20],
      ],
    ),
  },
}
export const ordersPerSlot = 12
