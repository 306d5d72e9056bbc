import type { DemoRange } from '../product.ts'

export const lamps: DemoRange = {
  archetype: 'lamp',
  code: 'LMP',
  materials: 'Spun steel and turned ash, cloth-covered flex of 2 m, E27 holder. A 6 W warm white bulb is in the box.',
  care: 'Dust with a dry cloth. Unplug and let it cool before you change the bulb.',
  products: [
    {
      name: 'Reading Lamp',
      look: 2,
      workshop: 'Lantern Row',
      price: 48,
      about:
        'Throws its light down and keeps it off the ceiling, so one person can read while the other sleeps. The chain hangs where a hand finds it.',
      colours: ['Slate', 'Raspberry', 'Cobalt', 'Walnut'],
      sale: 25,
      ribbon: 'Sale',
      stock: [10, 8, 6, 12],
      weight: 1.9,
    },
    {
      name: 'Dusk Lamp',
      workshop: 'Lantern Row',
      price: 42,
      about:
        'Turn the foot and it dims, from bright enough to mend by to barely there. It remembers where you left it.',
      colours: ['Marigold', 'Pine', 'Raspberry'],
      stock: [15, 11, 7],
      weight: 1.7,
    },
    {
      name: 'Signal Lamp',
      workshop: 'Lantern Row',
      price: 95,
      about:
        'A pleated dome over a stem of steel, the shape of the lamps in the old signal boxes. Heavy enough to stay where it is put.',
      colours: ['Brick', 'Ink'],
      stock: [4, 5],
      weight: 3.2,
    },
    {
      name: 'Arch Lamp',
      look: 11,
      workshop: 'Lantern Row',
      price: 128,
      about: 'The tallest that fits on a table: 62 cm, with a linen shade pleated by hand over two days.',
      colours: ['Oat', 'Sage'],
      ribbon: 'Made to order',
      stock: [3, 2],
      weight: 3.6,
      personal: { title: 'Engraving on the brass collar', maxLength: 40, adds: 12 },
      document: 'Setting up your lamp.pdf',
    },
    {
      name: 'Bedside Lamp',
      workshop: 'Lantern Row',
      price: 36,
      about: 'Small, round and quiet. It goes out by itself after an hour, in case you already have.',
      colours: ['Blush', 'Sky', 'Oat'],
      stock: [19, 24, 16],
      weight: 1.1,
    },
    {
      name: 'Workbench Lamp',
      look: 13,
      workshop: 'Lantern Row',
      price: 74,
      about:
        'The lamp they use themselves: a plain steel dome, a foot that does not slide, and a chain to pull with a full hand.',
      colours: ['Teal'],
      stock: [0],
      weight: 2.4,
    },
  ],
}
