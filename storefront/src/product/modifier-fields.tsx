import { ChoiceChip } from '@fairground/ui/choice-chip.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { SwatchOption } from '@fairground/ui/swatch.tsx'
import { TextAreaField, TextField } from '@fairground/ui/text-field.tsx'
import { useId, useState } from 'react'
import { fieldOf } from '../cart/chosen-options.ts'
import { t } from '../texts.ts'
import type { AddAnswer } from './add-answer.ts'
import type { ModifierChoiceView, ModifierView } from './modifier-view.ts'
import { MOST_SIDE_BY_SIDE, OptionSelect } from './option-select-part.ts'

type ModifierFieldsProps = { modifiers: readonly ModifierView[]; answer: AddAnswer | undefined }

/** Modifiers of the item: choices and texts, with what they add to the price. */
export function ModifierFields({ modifiers, answer }: ModifierFieldsProps) {
  return modifiers.map((modifier) => {
    const wrong = answer?.missing?.includes(modifier.name) ?? false
    return modifier.text ? (
      <TextModifier
        key={modifier.name}
        text={modifier.text}
        required={modifier.required}
        wrong={wrong}
        entered={answer?.entered?.texts[modifier.text.title]}
      />
    ) : (
      <ChoiceModifier
        key={modifier.name}
        modifier={modifier}
        wrong={wrong}
        entered={answer?.entered?.options[modifier.name]}
      />
    )
  })
}

/** From this on a text gets several lines. */
const LONG = 120

type TextModifierProps = {
  text: NonNullable<ModifierView['text']>
  required: boolean
  wrong: boolean
  entered: string | undefined
}

function TextModifier({ text: { title, min, max, added }, required, wrong, entered = '' }: TextModifierProps) {
  const [length, setLength] = useState(entered.length)
  const bounds = min > 1 ? t('product.minToMax', { min, max }) : t('product.atMost', { max })
  const field = {
    name: fieldOf.text(title),
    label: added ? `${title} ${added.text}` : title,
    minLength: min > 0 ? min : undefined,
    maxLength: max,
    required,
    optional: !required,
    defaultValue: entered,
    help: length > 0 ? t('product.lengthOf', { length, max }) : bounds,
    error: wrong ? (min > 1 ? t('product.fillInMinToMax', { min, max }) : t('product.fillThisIn')) : undefined,
  }
  return max > LONG ? (
    <TextAreaField {...field} rows={3} onInput={({ currentTarget }) => setLength(currentTarget.value.length)} />
  ) : (
    <TextField {...field} onInput={({ currentTarget }) => setLength(currentTarget.value.length)} />
  )
}

type ChoiceModifierProps = { modifier: ModifierView; wrong: boolean; entered: string | undefined }

/** A radio group, of very many choices a list; what need not be chosen starts at none. */
function ChoiceModifier({ modifier: { name, required, choices = [] }, wrong, entered = '' }: ChoiceModifierProps) {
  const error = useId()
  const field = fieldOf.option(name)
  if (choices.length > MOST_SIDE_BY_SIDE)
    return (
      <OptionSelect
        label={name}
        name={field}
        required={required}
        optional={!required}
        none={required ? t('product.chooseOne') : t('product.none')}
        choices={choices.map(({ label, added }) => ({ value: label, text: added ? `${label} ${added.text}` : label }))}
        defaultValue={entered}
        error={wrong ? t('product.chooseOneOfThese') : undefined}
      />
    )
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={wrong ? error : undefined}>
      <legend className="float-start pb-2 text-small font-semibold">
        {name}
        {!required && <span className="font-normal text-ink-3"> {t('product.optional')}</span>}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {!required && <ChoiceChip name={field} value="" label={t('product.none')} defaultChecked={entered === ''} />}
        {choices.map((choice) => (
          <Choice
            key={choice.label}
            choice={choice}
            field={field}
            required={required}
            chosen={entered === choice.label}
          />
        ))}
      </div>
      {wrong && <FieldError id={error}>{t('product.chooseOneOfThese')}</FieldError>}
    </fieldset>
  )
}

type ChoiceProps = { choice: ModifierChoiceView; field: string; required: boolean; chosen: boolean }

function Choice({ choice: { label, added, ...look }, field, required, chosen }: ChoiceProps) {
  const input = { value: label, required, defaultChecked: chosen }
  if (look.colour === undefined && look.image === undefined)
    return <ChoiceChip {...input} name={field} label={label} detail={added?.text} />
  return (
    <span className="flex flex-col items-center">
      <SwatchOption {...input} {...look} group={field} name={added ? `${label} ${added.text}` : label} />
      {added && (
        <span aria-hidden="true" className="text-meta text-ink-3">
          {added.text}
        </span>
      )}
    </span>
  )
}
