import type { RuleField, RuleOperator } from '@fairground/contract/enumerations/catalog.ts'
import { operatorsOf, type RuleCondition, valuesOf } from '@fairground/domain/catalog/category-rules.ts'
import { AdminInput, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { X } from 'lucide-react'
import { t } from '../texts.ts'
import { fieldWords, operatorWords, valueWords } from './rule-words.ts'

type RuleRowProps = {
  condition: RuleCondition
  /** From 1. */
  number: number
  disabled: boolean
  wrong: string | undefined
  onChange: (condition: RuleCondition) => void
  onRemove: (() => void) | undefined
}

/** A condition that fits its field as soon as the field is chosen. */
export function conditionOf(field: RuleField): RuleCondition {
  return { field, operator: operatorsOf[field][0], value: valuesOf[field]?.[0] ?? '' }
}

const inputType = ({ field, operator }: RuleCondition): string =>
  field === 'PRICE' || operator === 'WITHIN_DAYS' ? 'number' : field === 'CREATED' ? 'date' : 'text'

/** One condition: what is looked at, how, and with what. */
export function RuleRow({ condition, number, disabled, wrong, onChange, onRemove }: RuleRowProps) {
  const { field, operator, value } = condition
  const values = valuesOf[field]
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <AdminSelect
          aria-label={t('admin.collections.conditionNumberWhat', { number })}
          value={field}
          disabled={disabled}
          className="grow basis-32"
          onChange={(event) => onChange(conditionOf(event.currentTarget.value as RuleField))}
        >
          {Object.entries(fieldWords).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </AdminSelect>
        <AdminSelect
          aria-label={t('admin.collections.conditionNumberHow', { number })}
          value={operator}
          disabled={disabled}
          className="grow basis-32"
          onChange={(event) => {
            const next = event.currentTarget.value as RuleOperator
            const isOther = inputType({ ...condition, operator: next }) !== inputType(condition)
            onChange({ ...condition, operator: next, value: isOther ? '' : value })
          }}
        >
          {operatorsOf[field].map((name) => (
            <option key={name} value={name}>
              {operatorWords[name]}
            </option>
          ))}
        </AdminSelect>
        {values ? (
          <AdminSelect
            aria-label={t('admin.collections.conditionNumberValue', { number })}
            value={value}
            disabled={disabled}
            className="grow basis-40"
            onChange={(event) => onChange({ ...condition, value: event.currentTarget.value })}
          >
            {values.map((name) => (
              <option key={name} value={name}>
                {valueWords[name] ?? name}
              </option>
            ))}
          </AdminSelect>
        ) : (
          <AdminInput
            aria-label={t('admin.collections.conditionNumberValue', { number })}
            aria-invalid={wrong ? true : undefined}
            type={inputType(condition)}
            min={0}
            step={field === 'PRICE' ? 'any' : undefined}
            maxLength={200}
            value={value}
            disabled={disabled}
            className="grow basis-40"
            onChange={(event) => onChange({ ...condition, value: event.currentTarget.value })}
          />
        )}
        <IconButton
          size="sm"
          label={t('admin.collections.removeConditionNumber', { number })}
          disabled={disabled || !onRemove}
          onClick={onRemove}
          icon={<X aria-hidden="true" size={16} strokeWidth={1.75} />}
        />
      </div>
      {wrong && (
        <p role="alert" className="text-label text-danger">
          {wrong}
        </p>
      )}
    </li>
  )
}
