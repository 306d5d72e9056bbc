import type { DemoRange } from '../product.ts'

export const mugs: DemoRange = {
  archetype: 'mug',
  code: 'MUG',
  materials: 'Stoneware with a food-safe glaze, fired at 1240 °C. About 9 cm tall.',
  care: 'Dishwasher and microwave safe. The unglazed foot may darken with use.',
  products: [
    {
      name: 'Harbour Mug',
      look: 3,
      workshop: 'Harbour & Kiln',
      price: 18,
      about:
        'The mug the pottery began with: straight sides, a handle for a whole hand, and one pale band where the glaze breaks. It holds 320 ml and keeps its temper.',
      colours: ['Marigold', 'Pine', 'Raspberry'],
      ribbon: 'New',
      ribbons: ['Harbour favourite'],
      stock: [34, 18, 26],
      weight: 0.38,
      wrapped: true,
      tags: ['gift', 'stoneware'],
      seo: {
        title: 'Harbour Mug, thrown by hand in stoneware',
        description: 'A straight-sided stoneware mug of 320 ml in three glazes, thrown and fired by Harbour & Kiln.',
      },
    },
    {
      name: 'Ember Mug',
      look: 10,
      workshop: 'Harbour & Kiln',
      price: 34,
      about:
        'Thicker at the base, so the second half of the tea is as hot as the first. The glaze is dipped twice and runs where it likes.',
      colours: ['Cobalt', 'Walnut', 'Slate'],
      stock: [12, 9, 15],
      weight: 0.46,
    },
    {
      name: 'Nightwatch Mug',
      workshop: 'Harbour & Kiln',
      price: 26,
      about:
        'Made for the crew of the harbour launch: low, heavy and hard to knock over. Two glazes, one dip each. 280 ml.',
      colours: ['Ink'],
      options: [
        {
          name: 'Glaze',
          choices: [
            { name: 'Ink over Oat', pair: ['Ink', 'Oat'] },
            { name: 'Teal over Sky', pair: ['Teal', 'Sky'] },
            { name: 'Brick over Blush', pair: ['Brick', 'Blush'] },
          ],
        },
      ],
      stock: [21, 13, 4],
      weight: 0.44,
      wrapped: true,
      tags: ['stoneware'],
    },
    {
      name: 'Sunday Cup',
      workshop: 'Harbour & Kiln',
      price: 16,
      about: 'Half a litre of anything, for the one day that has time for it. The rim is thin, the handle is not.',
      colours: ['Blush', 'Sky'],
      stock: [40, 31],
      weight: 0.52,
    },
    {
      name: 'Ferry Mug',
      look: 2,
      workshop: 'Harbour & Kiln',
      price: 22,
      about:
        'Striped like the funnel of the little ferry that the studio window looks out on. No two stripes are level.',
      colours: ['Teal', 'Brick'],
      sale: 25,
      stock: [6, 4],
      weight: 0.4,
    },
    {
      name: 'Studio Second Mug',
      workshop: 'Harbour & Kiln',
      price: 12,
      about: 'A good mug with a flaw that only a potter would find: a pinhole, a wobble, a drip. Chosen for you.',
      colours: ['Oat'],
      stock: [63],
      weight: 0.39,
    },
  ],
}
