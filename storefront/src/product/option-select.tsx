import { SelectField } from '@fairground/ui/select-field.tsx'
import { swatchFill } from '@fairground/ui/swatch.tsx'
import type { ComponentPropsWithRef } from 'react'
import type { LookView } from '../products/choice-look.ts'

export interface SelectChoice extends LookView {
  /** Value that is sent. */
  readonly value: string
  /** Text that is read: the choice, with what it costs or why it cannot be had. */
  readonly text: string
}

type OptionSelectProps = Omit<ComponentPropsWithRef<'select'>, 'children' | 'className'> & {
  label: string
  choices: readonly SelectChoice[]
  optional?: boolean
  error?: string | undefined
  /** First option where nothing is chosen yet; the empty value. */
  none?: string | undefined
  /** The one that is chosen, for its colour. */
  chosen?: LookView | undefined
}

/** Choices that are too many to stand side by side: the browser's own list, which is gone through by typing. */
export function OptionSelect({ choices, none, chosen = {}, ...field }: OptionSelectProps) {
  const fill = swatchFill(chosen)
  return (
    <div data-part="select" className="flex items-end gap-3">
      {fill && (
        <span
          aria-hidden="true"
          className="size-11 shrink-0 rounded-control border border-ink/15 forced-color-adjust-none"
          style={{ background: fill }}
        />
      )}
      <div className="min-w-0 grow">
        <SelectField {...field}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
