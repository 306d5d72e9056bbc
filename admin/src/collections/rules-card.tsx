import type { CategoryRules } from '@fairground/client/generated/fairground.category-rules.ts'
import type { Category } from '@fairground/client/generated/stores.categories.ts'
import { type RuleCondition, wrongWith } from '@fairground/domain/catalog/category-rules.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { COLLECTIONS } from './collection-queries.ts'
import { rulesClient } from './collection-rules.ts'
import { conditionOf, RuleRow } from './rule-row.tsx'
import { fieldWords, operatorWords, valueWords } from './rule-words.ts'

const MAX_CONDITIONS = 20

type RulesValues = { readonly rules: CategoryRules | undefined }

const conditionWords = ({ field, operator, value }: RuleCondition): string =>
  `${fieldWords[field]} ${operatorWords[operator]} ${valueWords[value] ?? value}`

const fields = plainFields<RulesValues>(
  { rules: t('admin.collections.whichProducts') },
  {
    rules: (rules) =>
      rules === undefined
        ? t('admin.collections.youChooseThem')
        : rules.conditions.map(conditionWords).join(rules.match === 'ALL' ? ' and ' : ' or '),
  },
)

type ChoosersProps = { byRules: boolean; disabled: boolean; onByHand: () => void; onByRules: () => void }

/** Choice between products chosen by hand and by rules. */
function Choosers({ byRules, disabled, onByHand, onByRules }: ChoosersProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-1" disabled={disabled}>
      <legend className="sr-only">{t('admin.collections.howProductsAreChosen')}</legend>
      <CheckboxField
        type="radio"
        name="keeps"
        label={t('admin.collections.youChooseThem')}
        checked={!byRules}
        onChange={onByHand}
      />
      <CheckboxField
        type="radio"
        name="keeps"
        label={t('admin.collections.rulesChooseThem')}
        checked={byRules}
        onChange={onByRules}
      />
    </fieldset>
  )
}

type SavingProps = {
  byRules: boolean
  failure: string | undefined
  pending: boolean
  disabledReason: string | undefined
  onDiscard: () => void
  onSave: () => void
}

function Saving({ byRules, failure, pending, disabledReason, onDiscard, onSave }: SavingProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {failure && (
        <span role="alert" className="me-auto text-admin text-danger">
          {failure}
        </span>
      )}
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        {t('admin.collections.discard')}
      </Button>
      <Button size="sm" pending={pending} disabledReason={disabledReason} onClick={onSave}>
        {byRules ? t('admin.collections.saveRules') : t('admin.collections.chooseByHand')}
      </Button>
    </div>
  )
}

type Matched = CategoryRules['match']

function Match({
  match,
  disabled,
  onChange,
}: {
  match: Matched
  disabled: boolean
  onChange: (match: Matched) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-admin">
      <span id="match">{t('admin.collections.aProductMustMatch')}</span>
      <AdminSelect
        aria-labelledby="match"
        value={match}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value === 'ANY' ? 'ANY' : 'ALL')}
      >
        <option value="ALL">{t('admin.collections.allConditions')}</option>
        <option value="ANY">{t('admin.collections.anyCondition')}</option>
      </AdminSelect>
    </div>
  )
}

type ConditionsProps = {
  conditions: RuleCondition[]
  disabled: boolean
  showsMistakes: boolean
  onChange: (conditions: RuleCondition[]) => void
}

function Conditions({ conditions, disabled, showsMistakes, onChange }: ConditionsProps) {
  return (
    <ul className="flex flex-col gap-2" aria-label={t('admin.collections.conditions')}>
      {conditions.map((condition, i) => (
        <RuleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names and keep their places.
          key={i}
          number={i + 1}
          condition={condition}
          disabled={disabled}
          wrong={showsMistakes && wrongWith(condition) ? t('admin.collections.enterAValueToCompare') : undefined}
          onChange={(next) => onChange(conditions.map((one, at) => (at === i ? next : one)))}
          onRemove={conditions.length > 1 ? () => onChange(conditions.filter((_, at) => at !== i)) : undefined}
        />
      ))}
    </ul>
  )
}

type AddConditionProps = { lacks: string | undefined; isFull: boolean; onAdd: () => void }

function AddCondition({ lacks, isFull, onAdd }: AddConditionProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      disabledReason={lacks ?? (isFull ? t('admin.collections.aCollectionHasAtMost') : undefined)}
      onClick={onAdd}
    >
      {t('admin.collections.addACondition')}
    </Button>
  )
}

/** Products that the rules hold as they are written, by number and the first names. */
function Preview({ rules, isRight }: { rules: CategoryRules; isRight: boolean }) {
  const preview = useQuery({
    queryKey: [COLLECTIONS, 'preview', rules],
    queryFn: ({ signal }) => rulesClient.previewCategoryRules({ rules, limit: 3 }, { signal }),
    enabled: isRight,
    placeholderData: keepPreviousData,
  })
  return (
    <p role="status" className="text-admin text-ink-2">
      {isRight && preview.data
        ? t('admin.collections.fitsCountValue', {
            count: t('admin.list.countProduct', { count: preview.data.total }),
            value:
              preview.data.products.length > 0
                ? `: ${preview.data.products.map(({ name }) => name).join(', ')}${preview.data.total > preview.data.products.length ? ' …' : ''}`
                : '',
          })
        : ''}
    </p>
  )
}

type RulesCardProps = { category: Category; rules: CategoryRules | undefined; lacks: string | undefined }

/** Choice by hand or by rules. The products that rules would hold are counted as they are written. */
export function RulesCard({ category, rules: saved, lacks }: RulesCardProps) {
  const [showsMistakes, setShowsMistakes] = useState(false)
  const save = useChange({
    run: (next: CategoryRules | null) =>
      rulesClient.setCategoryRules({
        categoryId: category.id,
        rules: next,
        revision: category.revision,
      }),
    onDone: ({ rules: stored }) => {
      markSaved()
      toast(stored ? t('admin.collections.rulesSaved') : t('admin.collections.theCollectionIsNowSorted'))
    },
    onFail: isStale,
    stale: [COLLECTIONS],
  })
  const { values, edit, base, note, reason, markSaved } = useSharedValues<RulesValues>({
    edited: { kind: 'collection', id: category.id },
    stored: { rules: saved },
    fields,
    pending: save.isPending,
  })
  const { rules } = values
  const isRight = rules?.conditions.every((condition) => wrongWith(condition) === undefined) ?? false
  const change = (conditions: RuleCondition[]) => rules && edit({ rules: { ...rules, conditions } })
  const isChanged = JSON.stringify(rules) !== JSON.stringify(saved)
  const disabled = lacks !== undefined
  return (
    <Card
      title={t('admin.collections.whichProducts')}
      footer={
        isChanged && (
          <Saving
            byRules={rules !== undefined}
            failure={save.error ? failureOf(save.error).title : undefined}
            pending={save.isPending}
            disabledReason={reason}
            onDiscard={() => edit(base)}
            onSave={() => {
              setShowsMistakes(true)
              if (!rules || isRight) save.mutate(rules ?? null)
            }}
          />
        )
      }
    >
      <div className="flex flex-col gap-3">
        {note}
        <Choosers
          byRules={rules !== undefined}
          disabled={disabled}
          onByHand={() => edit({ rules: undefined })}
          onByRules={() => edit({ rules: saved ?? { match: 'ALL', conditions: [conditionOf('NAME')] } })}
        />
        {rules && (
          <>
            <Match match={rules.match} disabled={disabled} onChange={(match) => edit({ rules: { ...rules, match } })} />
            <Conditions
              conditions={rules.conditions}
              disabled={disabled}
              showsMistakes={showsMistakes}
              onChange={change}
            />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <AddCondition
                lacks={lacks}
                isFull={rules.conditions.length >= MAX_CONDITIONS}
                onAdd={() => change([...rules.conditions, conditionOf('NAME')])}
              />
              <Preview rules={rules} isRight={isRight} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
