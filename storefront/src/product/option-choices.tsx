import { ChoiceChip } from '@fairground/ui/choice-chip.tsx'
import { SwatchOption } from '@fairground/ui/swatch.tsx'
import { fieldOf } from '../cart/chosen-options.ts'
import { isDecisive, unavailableReason, variantWith } from './choose.ts'
import { MOST_SIDE_BY_SIDE, OptionSelect } from './option-select-part.ts'
import type { ChoiceView, OptionView, ProductView, VariantView } from './product-view.ts'

type OptionChoicesProps = {
  product: ProductView
  option: OptionView
  variant: VariantView | undefined
  onChoose: (variant: VariantView) => void
}

/**
 * One option as a radio group, of very many choices as a list: arrows move, choosing changes the address. An option that decides no
 * variant is a plain choice.
 */
export function OptionChoices({ product, option, variant, onChoose }: OptionChoicesProps) {
  const decisive = isDecisive(product, option.name)
  const chosen = variant?.choices[option.name]
  const choose = (label: string) => {
    const next = variant && variantWith(product, variant, option.name, label)
    if (next) onChoose(next)
  }
  const reason = (label: string) => variant && unavailableReason(product, variant, option.name, label)
  if (option.choices.length > MOST_SIDE_BY_SIDE)
    return (
      <OptionSelect
        label={option.name}
        name={fieldOf.option(option.name)}
        choices={option.choices.map(({ label }) => ({ value: label, text: withReason(label, reason(label)) }))}
        chosen={option.choices.find(({ label }) => label === chosen)}
        {...(decisive ? { value: chosen ?? '', onChange: (event) => choose(event.currentTarget.value) } : {})}
      />
    )
  const wiring = ({ label }: ChoiceView, index: number) => ({
    value: label,
    required: true,
    unavailable: reason(label),
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
          choice.colour || choice.image ? (
            <SwatchOption
              key={choice.label}
              group={fieldOf.option(option.name)}
              name={choice.label}
              colour={choice.colour}
              second={choice.second}
              image={choice.image}
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

const withReason = (label: string, reason: string | undefined): string => (reason ? `${label}, ${reason}` : label)
