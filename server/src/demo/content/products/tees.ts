import type { DemoRange } from '../product.ts'

const sizes = ['S', 'M', 'L', 'XL'] as const

export const tees: DemoRange = {
  archetype: 'tee',
  code: 'TEE',
  materials:
    'Organic cotton jersey of 190 g, water-based ink. Cut straight; if you are between sizes, take the larger.',
  care: 'Wash at 30 °C, inside out. Do not iron the print.',
  sized: true,
  products: [
    {
      name: 'Closing Time Tee',
      look: 2,
      workshop: 'Second Shift',
      price: 27,
      about:
        'Printed after the last order every Friday, in whatever colour is left on the screen. Soft from the first day.',
      colours: ['Pine', 'Ink', 'Brick'],
      sizes,
      ribbon: 'New',
      stock: [8, 14, 12, 6, 9, 16, 11, 5, 4, 7, 6, 3],
      weight: 0.2,
    },
    {
      name: 'Dock Tee',
      look: 4,
      workshop: 'Second Shift',
      price: 25,
      about: 'One good pocket on a plain shirt, set a finger lower than usual so that a pencil stays in.',
      colours: ['Cobalt', 'Oat', 'Sage'],
      sizes,
      options: [{ name: 'Sleeve', choices: [{ name: 'Short' }, { name: 'Long', adds: 6 }] }],
      stock: [12, 6, 20, 9, 18, 8, 10, 4, 8, 3, 11, 5, 9, 4, 7, 2, 6, 6, 10, 8, 9, 7, 5, 0],
      weight: 0.2,
      tags: ['organic cotton'],
    },
    {
      name: 'Volunteer Tee',
      workshop: 'Second Shift',
      price: 18,
      about: 'What the people with the wristbands wear. Four pounds of each go to the fair’s travel fund.',
      colours: ['Marigold'],
      sizes,
      stock: [25, 40, 38, 22],
      weight: 0.19,
    },
    {
      name: 'Overprint Tee',
      look: 8,
      workshop: 'Second Shift',
      price: 32,
      about:
        'Stripes from two screens, printed wet on wet so that they make a third colour where they meet. No two are alike.',
      colours: ['Plum', 'Teal'],
      sizes,
      stock: [3, 6, 5, 2, 4, 5, 0, 1],
      weight: 0.2,
    },
    {
      name: 'Heavy Tee',
      workshop: 'Second Shift',
      price: 38,
      about: 'A 260 g jersey that holds its shape and its sleeves. It will be better in a year.',
      colours: ['Slate', 'Walnut'],
      sizes,
      sale: 30,
      stock: [2, 5, 4, 2, 3, 3, 2, 1],
      weight: 0.29,
    },
    {
      name: 'Misprint Tee',
      workshop: 'Second Shift',
      price: 14,
      about: 'Off-centre, upside down or both. The ones we could not sell and then could.',
      colours: ['Raspberry'],
      sizes,
      stock: [0, 2, 0, 1],
      weight: 0.2,
    },
  ],
}
