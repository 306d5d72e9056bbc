import type { DemoRange } from '../product.ts'

export const planters: DemoRange = {
  archetype: 'planter',
  code: 'PLN',
  materials: 'Glazed earthenware with a hole in the base and a saucer that fits. The plant is for the picture.',
  care: 'Frost-proof to −5 °C when it is empty. Wash with warm water and a brush.',
  products: [
    {
      name: 'Windowsill Planter',
      workshop: 'Mossgate Pots',
      price: 24,
      about: 'Twelve centimetres across, because that is what a sill has left. Basil has survived in it.',
      colours: ['Brick', 'Sky', 'Oat'],
      stock: [26, 22, 34],
      weight: 0.9,
    },
    {
      name: 'Stairwell Planter',
      look: 13,
      workshop: 'Mossgate Pots',
      price: 58,
      about: 'Tall and narrow, for the corner that gets light from one side only. 34 cm.',
      colours: ['Slate', 'Teal'],
      stock: [8, 6],
      weight: 3.1,
    },
    {
      name: 'Cactus Cup',
      workshop: 'Mossgate Pots',
      price: 14,
      about: 'A pot the size of a mug, for a plant that wants to be left alone. Leaves the shop planted at our fairs.',
      colours: ['Sage', 'Raspberry'],
      stock: [41, 37],
      weight: 0.5,
    },
    {
      name: 'Twin Planter',
      workshop: 'Mossgate Pots',
      price: 46,
      about:
        'Comes as a pair: one for the plant that you can keep alive, and one to practise on. The second is behind the camera.',
      colours: ['Pine'],
      stock: [7],
      weight: 2.2,
    },
    {
      name: 'Zigzag Planter',
      look: 3,
      workshop: 'Mossgate Pots',
      price: 32,
      about:
        'The zigzag is cut freehand, with the wire that cuts the clay, and is steadier when the maker has had coffee.',
      colours: ['Cobalt', 'Marigold'],
      stock: [15, 4],
      weight: 1.4,
    },
    {
      name: 'Big Pot',
      workshop: 'Mossgate Pots',
      price: 145,
      about:
        'It takes two to throw and two to carry: 48 cm, for a fig that has plans. Collection is easier for everybody.',
      colours: ['Ink'],
      stock: [2],
      weight: 14,
    },
  ],
}
