import * as v from 'valibot'
import { amountSchema, exampleAmount, isMore, optionalAmountSchema } from '../forms/amounts.ts'
import { atMost } from '../forms/at-most.ts'
import { t } from '../texts.ts'
import { type ProductValues, shownProduct } from './product-values.ts'
import { covers, MAX_VARIANTS } from './variant-rows.ts'

const whole = v.pipe(v.string(), v.trim(), v.regex(/^\d{0,6}$/, t('admin.product.enterAWholeNumber0')))
const measure = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{1,9}([.,]\d{1,3})?)?$/, t('admin.product.enterANumberSuchAs')),
)
const length = v.pipe(
  whole,
  v.check((text) => Number(text) <= 500, t('admin.product.aTextHasAtMost')),
)

const choice = (currency: string) =>
  v.looseObject({
    name: v.pipe(v.string(), atMost(50, t('admin.product.aChoice'))),
    addedPrice: optionalAmountSchema(currency),
  })

const choices = (currency: string) =>
  v.pipe(
    v.array(choice(currency)),
    v.check((all) => {
      const names = all.map(({ name }) => name.trim().toLowerCase()).filter(Boolean)
      return new Set(names).size === names.length
    }, t('admin.product.twoChoicesHaveTheSame')),
  )

const someChoices = (currency: string) =>
  v.pipe(
    choices(currency),
    v.check((all) => all.some(({ name }) => name.trim() !== ''), t('admin.product.addAtLeastOneChoice')),
    v.check(
      (all) => all.every((one) => one.look !== 'IMAGE' || one.image !== '' || one.name.trim() === ''),
      t('admin.product.chooseAPictureForEach'),
    ),
  )

const uniqueNames = <T extends { name: string }>(what: string) =>
  v.check<T[], string>(
    (all) => new Set(all.map(({ name }) => name.trim().toLowerCase())).size === all.length,
    t('admin.product.twoWhatHaveTheSame', { what }),
  )

const option = (currency: string) =>
  v.looseObject({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('admin.product.enterANameSuchAs')),
      atMost(50, t('admin.product.anOption')),
    ),
    choices: someChoices(currency),
  })

const modifier = (currency: string) =>
  v.pipe(
    v.looseObject({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t('admin.product.enterANameSuchAs2')),
        atMost(50, t('admin.product.aName')),
      ),
      kind: v.string(),
      title: v.pipe(v.string(), atMost(150, t('admin.product.aTitle'))),
      min: length,
      max: length,
      addedPrice: optionalAmountSchema(currency),
      choices: choices(currency),
    }),
    v.forward(
      v.check(
        (one) => one.kind === 'FREE_TEXT' || one.choices.some(({ name }) => name.trim() !== ''),
        t('admin.product.addAtLeastOneChoice'),
      ),
      ['choices'],
    ),
    v.forward(
      v.check((one) => Number(one.min) <= Number(one.max || 500), t('admin.product.theMaximumIsBelowThe')),
      ['max'],
    ),
  )

const row = (currency: string) =>
  v.pipe(
    v.looseObject({
      presence: v.string(),
      price: v.string(),
      compareAt: optionalAmountSchema(currency),
      cost: optionalAmountSchema(currency),
      sku: v.pipe(v.string(), atMost(40, 'A SKU')),
      barcode: v.pipe(v.string(), atMost(40, t('admin.product.aBarcode'))),
      weight: measure,
      contents: measure,
      quantity: whole,
      preorderLimit: whole,
      preorderMessage: v.pipe(v.string(), atMost(250, t('admin.product.aPreOrderText'))),
    }),
    v.forward(
      v.check(
        ({ presence, price }) => presence === 'none' || v.is(amountSchema(currency), price),
        t('admin.product.enterAPriceSuchAs', { example: exampleAmount(currency) }),
      ),
      ['price'],
    ),
    v.forward(
      v.check(
        ({ price, compareAt }) => compareAt.trim() === '' || !isMore(price, compareAt, currency),
        t('admin.product.theCompareAtPriceIs'),
      ),
      ['compareAt'],
    ),
  )

/** The rules of the contract that a person can break by typing, in words, for the fields that the form shows. The server checks again. */
export const productSchema = (currency: string): v.GenericSchema<ProductValues> =>
  v.pipe(
    v.custom<ProductValues>(() => true), // of the form's own type
    v.transform(shownProduct),
    fields(currency),
  )

const fields = (currency: string): v.GenericSchema<ProductValues> =>
  v.looseObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(t('admin.product.enterAName')), atMost(80, t('admin.product.aName'))),
    media: v.array(v.looseObject({ alt: v.pipe(v.string(), atMost(1000, t('admin.product.anAlternativeText'))) })),
    unitAmount: measure,
    options: v.pipe(v.array(option(currency)), uniqueNames('options')),
    modifiers: v.pipe(v.array(modifier(currency)), uniqueNames('modifiers')),
    variants: v.pipe(
      v.array(row(currency)),
      v.check((rows) => rows.some(({ presence }) => presence !== 'none'), t('admin.product.atLeastOneCombinationMust')),
    ),
    brand: v.pipe(v.string(), atMost(50, t('admin.product.aBrand'))),
    ribbon: v.pipe(v.string(), atMost(30, t('admin.product.aRibbon'))),
    taxGroupId: v.string(),
    slug: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^([\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*)?$/u, t('admin.product.useLowerCaseLettersDigits')),
      atMost(100, t('admin.product.anAddress')),
    ),
    seoTitle: v.pipe(v.string(), atMost(2000, t('admin.product.aTitle'))),
    seoDescription: v.pipe(v.string(), atMost(2000, t('admin.product.aDescription'))),
  }) as unknown as v.GenericSchema<ProductValues> // loose: what cannot be typed wrong passes

/** Violation of the fields together: the options make more combinations than a product may have. */
export const tooMany = ({ options, variants }: ProductValues): string | undefined =>
  covers(options, variants) ? undefined : t('admin.product.atMostMAXVARIANTSCombinations', { MAX_VARIANTS })

/** Places of the server's violations on this form. */
export const productViolations = [
  [/^product\.variantsInfo\.variants\[(\d+)\]\.price\.actualPrice.*$/, 'variants.$1.price'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.price\.compareAtPrice.*$/, 'variants.$1.compareAt'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.revenueDetails.*$/, 'variants.$1.cost'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.(sku|barcode)$/, 'variants.$1.$2'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.physicalProperties\.weight$/, 'variants.$1.weight'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.physicalProperties\.pricePerUnit.*$/, 'variants.$1.contents'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.inventoryItem\.quantity$/, 'variants.$1.quantity'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.inventoryItem\.preorderInfo\.limit$/, 'variants.$1.preorderLimit'],
  [/^product\.variantsInfo\.variants\[(\d+)\]\.inventoryItem\.preorderInfo\.message$/, 'variants.$1.preorderMessage'],
  [/^product\.physicalProperties.*$/, 'unitAmount'],
  [/^product\.brand.*$/, 'brand'],
  [/^product\.ribbon.*$/, 'ribbon'],
  [/^product\.media.*$/, 'media'],
  [/^product\.infoSections.*$/, 'sections'],
  [/^product\.options\[(\d+)\]\.name$/, 'options.$1.name'],
  [/^product\.options\[(\d+)\]\.choicesSettings.*$/, 'options.$1.choices'],
  [/^product\.options.*$/, 'options'],
  [/^product\.modifiers\[(\d+)\]\.name$/, 'modifiers.$1.name'],
  [/^product\.modifiers\[(\d+)\]\.choicesSettings.*$/, 'modifiers.$1.choices'],
  [/^product\.modifiers\[(\d+)\]\.freeTextSettings\.defaultAddedPrice$/, 'modifiers.$1.addedPrice'],
  [/^product\.modifiers\[(\d+)\]\.freeTextSettings.*$/, 'modifiers.$1.max'],
  [/^product\.modifiers.*$/, 'modifiers'],
  [/^product\.(name|description|slug|taxGroupId|visible)$/, '$1'],
] as const

/** Refusals that a field brought about. */
export const productRefusals: Readonly<Record<string, string>> = {
  DUPLICATE_SLUG_ERROR: 'slug',
  ONLY_SPACES_STRING_ERROR: 'name',
  SKU_ALREADY_EXIST_ERROR: 'sku',
  BARCODE_ALREADY_EXIST_ERROR: 'barcode',
  DUPLICATE_BARCODE_ERROR: 'barcode',
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 'compareAt',
  BRAND_NOT_FOUND: 'brand',
  RIBBON_NOT_FOUND: 'ribbon',
  DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 'ribbon',
  DUPLICATE_RIBBON_IN_ADDITIONAL: 'moreRibbons',
  INFO_SECTION_ERROR_OCCURRED: 'sections',
  PRODUCT_MEDIA_NOT_EXIST: 'media',
  DUPLICATE_PRODUCT_OPTIONS: 'options',
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: 'options',
}
