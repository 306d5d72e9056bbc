import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { randomId } from '../random-id.ts'
import { t } from '../texts.ts'

/** A choice as it is written: `key` distinguishes rows while they have no id. */
export interface ChoiceDraft {
  readonly key: string
  readonly id?: string
  readonly name: string
  readonly colorCode: string
}

export const newChoice = (): ChoiceDraft => ({ key: randomId(), name: '', colorCode: '#888888' })

type ChoiceRowsProps = {
  choices: readonly ChoiceDraft[]
  colors: boolean
  error: string | undefined
  onChange: (choices: ChoiceDraft[]) => void
}

const size = { size: 16, strokeWidth: 1.75 }

/** Choices in the order in which buyers see them. */
export function ChoiceRows({ choices, colors, error, onChange }: ChoiceRowsProps) {
  const set = (at: number, change: Partial<ChoiceDraft>) =>
    onChange(choices.map((choice, i) => (i === at ? { ...choice, ...change } : choice)))
  const swap = (at: number, to: number) =>
    onChange(choices.map((choice, i) => (i === at ? choices[to]! : i === to ? choices[at]! : choice))) // both are in the list
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-label text-ink-2">{t('admin.customizations.choices')}</legend>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto p-0.5">
        {choices.map((choice, i) => (
          <li key={choice.key} className="flex items-center gap-1.5">
            {colors && (
              <input
                type="color"
                aria-label={t('admin.customizations.colourOfChoiceValue', { value: i + 1 })}
                value={choice.colorCode}
                onChange={(event) => set(i, { colorCode: event.currentTarget.value })}
                className="size-8 shrink-0 cursor-pointer rounded-control border border-border-strong bg-surface p-0.5"
              />
            )}
            <AdminInput
              aria-label={t('admin.customizations.choiceValue', { value: i + 1 })}
              autoComplete="off"
              maxLength={50}
              value={choice.name}
              className="min-w-0 grow"
              onChange={(event) => set(i, { name: event.currentTarget.value })}
            />
            <IconButton
              size="sm"
              label={t('admin.customizations.moveChoiceValueUp', { value: i + 1 })}
              disabled={i === 0}
              onClick={() => swap(i, i - 1)}
              icon={<ArrowUp aria-hidden="true" {...size} />}
            />
            <IconButton
              size="sm"
              label={t('admin.customizations.moveChoiceValueDown', { value: i + 1 })}
              disabled={i === choices.length - 1}
              onClick={() => swap(i, i + 1)}
              icon={<ArrowDown aria-hidden="true" {...size} />}
            />
            <IconButton
              size="sm"
              label={t('admin.customizations.removeChoiceValue', { value: i + 1 })}
              disabled={choices.length === 1}
              onClick={() => onChange(choices.filter((_, at) => at !== i))}
              icon={<X aria-hidden="true" {...size} />}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-label text-danger">
          {error}
        </p>
      )}
      <Button variant="secondary" size="sm" className="self-start" onClick={() => onChange([...choices, newChoice()])}>
        {t('admin.customizations.addAChoice')}
      </Button>
    </fieldset>
  )
}
