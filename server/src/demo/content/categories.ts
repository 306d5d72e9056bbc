import type { setCategoryRules } from '@fairground/contract/fairground/category-rules.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Archetype } from '../art/product-art.ts'
import type { CatalogueEntry } from './catalogue.ts'

/** Filled by hand (`holds`) or by `rules`. */
export interface DemoCategory {
  readonly name: string
  readonly description: string
  readonly holds?: (entry: CatalogueEntry) => boolean
  readonly rules?: RequestOf<typeof setCategoryRules>['rules']
  /** Put first, in this order. */
  readonly first?: readonly string[]
  readonly below?: readonly DemoCategory[]
}

const ofKind =
  (...kinds: Archetype[]) =>
  ({ range }: CatalogueEntry): boolean =>
    kinds.includes(range.archetype)

export const categories: readonly DemoCategory[] = [
  {
    name: 'Kitchen table',
    description: 'Mugs and pots from two kilns, and what goes into them.',
    holds: ofKind('mug', 'planter', 'tin'),
    first: ['Harbour Mug', 'First Bell Coffee', 'Big Pot', 'Ember Mug'],
    below: [
      { name: 'Mugs', description: 'Stoneware for whole hands.', holds: ofKind('mug') },
      { name: 'Pots', description: 'For things that grow.', holds: ofKind('planter') },
      { name: 'Pantry', description: 'Coffee, tea and oil, in tins that come back.', holds: ofKind('tin') },
    ],
  },
  {
    name: 'Light',
    description: 'Lamps to read by, candles not to.',
    holds: ofKind('lamp', 'candle'),
    below: [
      { name: 'Lamps', description: 'One bench, one railway arch.', holds: ofKind('lamp') },
      { name: 'Candles', description: 'Poured in batches of sixty.', holds: ofKind('candle') },
    ],
  },
  {
    name: 'Paper',
    description: 'Prints, posters and books to fill.',
    holds: ofKind('print', 'poster-tube', 'notebook'),
    below: [
      {
        name: 'Prints',
        description: 'One colour a day, signed in pencil.',
        holds: ofKind('print'),
        first: ['High Water Print', 'Ripple Print', 'Bandstand Print'],
      },
      { name: 'Posters', description: 'Rolled, never folded.', holds: ofKind('poster-tube') },
      { name: 'Notebooks', description: 'Sewn, so that they lie flat.', holds: ofKind('notebook') },
    ],
  },
  {
    name: 'Carry and wear',
    description: 'Bags that last and shirts that soften.',
    holds: ofKind('tote', 'tee'),
    below: [
      { name: 'Totes', description: 'End-of-roll cloth, forty at a time.', holds: ofKind('tote') },
      { name: 'Tees', description: 'Printed after the day presses have stopped.', holds: ofKind('tee') },
    ],
  },
  { name: 'Play', description: 'Games for two to eight, from twenty minutes to an evening.', holds: ofKind('game') },
  {
    name: 'New this month',
    description: 'What came out of the workshops in the last thirty days.',
    rules: { match: 'ALL', conditions: [{ field: 'CREATED', operator: 'WITHIN_DAYS', value: '30' }] },
  },
  {
    name: 'Gifts under £20',
    description: 'Small things, made as carefully as the big ones.',
    rules: { match: 'ALL', conditions: [{ field: 'PRICE', operator: 'LESS_THAN', value: '20' }] },
  },
  {
    name: 'Sale',
    description: 'Last of a colour, end of a roll.',
    holds: ({ product }) => product.sale !== undefined,
  },
]
