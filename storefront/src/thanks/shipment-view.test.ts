import { expect, test } from 'vitest'
import { shipmentView } from './shipment-view.ts'

const sent = {
  id: 's',
  sentDate: new Date('2026-06-01T12:00:00Z'),
  lines: [
    { name: 'Harbour Mug', quantity: 2 },
    { name: 'Tote', quantity: 1 },
  ],
}
const place = { locale: 'en-GB', zone: 'Europe/London' }

test.for([
  [
    'with a known carrier',
    { carrier: 'royalMail', trackingNumber: 'RM7', trackingLink: 'https://x.example/RM7' },
    'Royal Mail RM7',
  ],
  ['with a boat', { carrier: 'A boat' }, 'A boat'],
  ['by its number alone', { trackingNumber: 'T1' }, 'T1'],
  ['that nobody can follow', {}, undefined],
] as const)('a parcel %s', ([, tracking, parcel]) => {
  const view = shipmentView({ ...sent, ...tracking }, place)
  expect(view).toMatchObject({ lines: ['Harbour Mug × 2', 'Tote'] })
  expect(view.parcel).toBe(parcel)
  expect(view.link).toBe('trackingLink' in tracking ? tracking.trackingLink : undefined)
  expect(view.sent).toContain('2026')
})
