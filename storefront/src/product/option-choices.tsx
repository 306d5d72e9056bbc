import { ChoiceChip } from '@fairground/ui/choice-chip.tsx'
import { SwatchOption } from '@fairground/ui/swatch.tsx'
import { fieldOf } from '../products/chosen-options.ts'
import { isDecisive, unavailableReason, variantWith } from './choose.ts'
import type { ChoiceView, OptionView, ProductView, VariantView } from './product-view.ts'

export type OptionChoicesProps = {
  product: ProductView
  option: OptionView
  variant: VariantView | undefined
  onChoose: (variant: VariantView) => void
}

/** One option as a radio group: arrows move, choosing changes the address. An option that decides no variant is a plain choice. */
export function OptionChoices({ product, option, variant, onChoose }: OptionChoicesProps) {
  const decisive = isDecisive(product, option.name)
  const chosen = variant?.choices[option.name]
  const choose = (label: string) => {
    const next = variant && variantWith(product, variant, option.name, label)
    if (next) onChoose(next)
  }
  const wiring = ({ label }: ChoiceView, index: number) => ({
    value: label,
    required: true,
    unavailable: variant && unavailableReason(product, variant, option.name, label),
    ...(decisive ? { checked: chosen === label, onChange: () => choose(label) } : { defaultChecked: index === 0 }),
  })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="float-start pb-2 text-small font-semibold">
        {option.name}
        {chosen && <span className="font-normal text-ink-2">: {chosen}</span>}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {option.choices.map((choice, index) =>
          choice.colour ? (
            <SwatchOption
              key={choice.label}
              group={fieldOf.option(option.name)}
              name={choice.label}
              colour={choice.colour}
              {...wiring(choice, index)}
            />
          ) : (
            <ChoiceChip
              key={choice.label}
              name={fieldOf.option(option.name)}
              label={choice.label}
              {...wiring(choice, index)}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}
