import type { DemoRange } from '../product.ts'

export const pantry: DemoRange = {
  archetype: 'tin',
  code: 'PAN',
  materials: 'Packed in tinplate with a lid that closes. Bring an empty one back to the fair for a pound.',
  care: 'Keep it closed, dry and out of the sun. Best within the year.',
  products: [
    {
      name: 'First Bell Coffee',
      look: 1,
      workshop: 'Slack Tide',
      price: 9,
      about:
        'Roasted on Thursday for whoever opens the gates on Saturday: chocolate, toasted nut, nothing to think about.',
      colours: ['Brick'],
      options: [
        {
          name: 'Tin',
          choices: [
            { name: '250 g', holds: 250 },
            { name: '1 kg', holds: 1000, adds: 22 },
          ],
        },
        { name: 'Grind', choices: [{ name: 'Beans' }, { name: 'Filter' }, { name: 'Moka' }] },
      ],
      ribbon: 'New',
      stock: [48, 36, 22, 18, 12, 7],
      weight: 0.34,
      measure: { quantity: 100, unit: 'G' },
      tags: ['coffee'],
      seo: {
        title: 'First Bell Coffee, roasted on Thursdays',
        description: 'Medium roast from Slack Tide in tins of 250 g and 1 kg, as beans or ground.',
      },
    },
    {
      name: 'First Pick Tea',
      look: 3,
      workshop: 'Slack Tide',
      price: 14,
      about: 'A green tea from one hillside, picked in the first eight days. This year’s is still on the ship.',
      colours: ['Sage'],
      stock: [0],
      weight: 0.16,
      measure: { quantity: 100, unit: 'G' },
      holds: 80,
      ahead: { limit: 150, message: 'On the water. It leaves us within three days of landing.' },
      ribbon: 'Pre-order',
      tags: ['tea', 'gift'],
    },
    {
      name: 'Lamp Oil',
      look: 6,
      workshop: 'Lantern Row',
      price: 7,
      about: 'Burns clear and smells of nothing, for the storm lantern and the evening after the power cut.',
      colours: ['Slate'],
      options: [
        {
          name: 'Can',
          choices: [
            { name: '0.5 litres', holds: 0.5 },
            { name: '2 litres', holds: 2, adds: 12 },
          ],
        },
      ],
      stock: [40, 15],
      weight: 0.6,
      measure: { quantity: 1, unit: 'L' },
    },
  ],
}
