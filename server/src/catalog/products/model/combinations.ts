import { type OptionsRefusal, variantsOf } from '@fairground/domain/catalog/variants.ts'
import { InvalidArgument } from '../../../ground/api-error.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import type { Option } from './product.ts'

const texts: Record<OptionsRefusal['code'], Message> = {
  TOO_MANY_OPTIONS: message('violations.sixOptions'),
  TOO_MANY_VARIANTS: message('violations.thousandVariants'),
  DUPLICATE_PRODUCT_OPTIONS: message('violations.repeatedOption'),
  DUPLICATE_CHOICE: message('violations.repeatedChoice'),
  OPTION_WITHOUT_CHOICES: message('violations.choiceForEach'),
}

/** The choices of every variant that the options make; throws InvalidArgument on `field`. */
export function combinations(options: readonly Option[], field: string): Readonly<Record<string, string>>[] {
  const made = variantsOf(options.map(({ name, choices }) => ({ name, choices: choices.map((c) => c.description) })))
  if (made.ok) return made.variants
  const { code, ...data } = made.refusal
  const violatedRule = code.startsWith('TOO_MANY') ? 'MAX_SIZE' : 'VALIDATION'
  throw new InvalidArgument([{ field, description: texts[code], violatedRule, data: { code, ...data } }])
}
