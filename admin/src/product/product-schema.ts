import * as v from 'valibot'
import { amountSchema, optionalAmountSchema } from '../forms/amounts.ts'
import { atMost } from '../forms/at-most.ts'
import { combinationCount, MAX_VARIANTS, namedChoices, type ProductValues } from './product-values.ts'

const whole = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/, 'Write a whole number, 0 or more.'))

const option = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name the option, such as “Size”.'), atMost(50, 'An option')),
  kind: v.picklist(['drop_down', 'color']),
  choices: v.pipe(
    v.array(v.object({ description: v.pipe(v.string(), atMost(50, 'A choice')), color: v.string() })),
    v.check((choices) => namedChoices({ choices }).length > 0, 'Add at least one choice.'),
    v.check((choices) => {
      const names = namedChoices({ choices }).map(({ description }) => description.trim().toLowerCase())
      return new Set(names).size === names.length
    }, 'Two choices have the same name.'),
  ),
})

/** The rules of the contract that a person can break by typing, in words. The server checks again. */
export const productSchema = (currency: string): v.GenericSchema<ProductValues> =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Give the product a name.'), atMost(80, 'A name')),
    description: v.pipe(v.string(), atMost(16_000, 'A description')),
    price: amountSchema(currency),
    sku: v.pipe(v.string(), atMost(40, 'A SKU')),
    brand: v.pipe(v.string(), atMost(50, 'A brand')),
    ribbon: v.pipe(v.string(), atMost(30, 'A ribbon')),
    visible: v.boolean(),
    trackStock: v.boolean(),
    quantity: whole,
    inStock: v.boolean(),
    options: v.pipe(
      v.array(option),
      v.check(
        (options) => combinationCount(options) <= MAX_VARIANTS,
        `At most ${MAX_VARIANTS} combinations: remove some choices.`,
      ),
      v.check((options) => {
        const names = options.map(({ name }) => name.trim().toLowerCase())
        return new Set(names).size === names.length
      }, 'Two options have the same name.'),
    ),
    manageVariants: v.boolean(),
    variants: v.array(
      v.object({
        key: v.string(),
        label: v.string(),
        price: optionalAmountSchema(currency),
        sku: v.pipe(v.string(), atMost(40, 'A SKU')),
        quantity: whole,
        inStock: v.boolean(),
        visible: v.boolean(),
      }),
    ),
    collectionIds: v.array(v.string()),
    pictures: v.array(v.object({ id: v.string(), url: v.string() })),
  })

/** Where the server's violations belong on this form. */
export const productViolations = [
  [/^product\.priceData.*$/, 'price'],
  [/^product\.(name|description|sku|brand|ribbon|visible)$/, '$1'],
  [/^product\.productOptions\[(\d+)\]\.name$/, 'options.$1.name'],
  [/^product\.productOptions\[(\d+)\]\.choices.*$/, 'options.$1.choices'],
  [/^product\.productOptions$/, 'options'],
] as const
