import { type OptionsRefusal, variantsOf } from '@fairground/domain/catalog/variants.ts'
import { InvalidArgument } from '../../../ground/api-error.ts'
import type { Option } from './product.ts'

const texts: Record<OptionsRefusal['code'], string> = {
  TOO_MANY_OPTIONS: 'must be at most 6 options',
  TOO_MANY_VARIANTS: 'must make at most 1000 variants',
  DUPLICATE_PRODUCT_OPTIONS: 'must not repeat an option',
  DUPLICATE_CHOICE: 'must not repeat a choice of an option',
  OPTION_WITHOUT_CHOICES: 'must give each option a choice',
}

/** The choices of every variant that the options make; throws InvalidArgument on `field`. */
export function combinations(options: readonly Option[], field: string): Readonly<Record<string, string>>[] {
  const made = variantsOf(options.map(({ name, choices }) => ({ name, choices: choices.map((c) => c.description) })))
  if (made.ok) return made.variants
  const { code, ...data } = made.refusal
  const violatedRule = code.startsWith('TOO_MANY') ? 'MAX_SIZE' : 'VALIDATION'
  throw new InvalidArgument([{ field, description: texts[code], violatedRule, data: { code, ...data } }])
}
