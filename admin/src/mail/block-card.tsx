import type { MailVariable } from '@fairground/client/generated/fairground.mail-templates.ts'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react'
import { t } from '../texts.ts'
import { kindNames, variablesFor, wordsOf } from './blocks.ts'
import type { Block } from './mail-client.ts'
import { WordsField } from './words-field.tsx'

const icon = { size: 16, strokeWidth: 1.75 }

type BlockCardProps = {
  block: Block
  /** From 1, for its name. */
  place: number
  last: boolean
  variables: readonly MailVariable[]
  /** By path within the block: `text`, `facts[0].value`. */
  errorAt: (path: string) => string | undefined
  disabled: boolean
  onChange: (block: Block) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function BlockCard({ block, place, last, variables, errorAt, disabled, ...actions }: BlockCardProps) {
  const name = kindNames[block.kind]
  const { onChange, onMove, onRemove } = actions
  const choices = variablesFor(block.kind, variables)
  const { text = '', variable = '' } = block
  return (
    <li className="rounded-card border border-border bg-surface">
      <div className="flex items-center justify-between ps-3 pe-1.5 pt-1.5">
        <h2 className="font-sans text-label font-semibold text-ink-2">{name}</h2>
        <span className="flex">
          <IconButton
            size="sm"
            label={t('admin.mail.moveUp', { block: name.toLowerCase(), place })}
            icon={<ArrowUp {...icon} />}
            disabled={disabled || place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={t('admin.mail.moveDown', { block: name.toLowerCase(), place })}
            icon={<ArrowDown {...icon} />}
            disabled={disabled || last}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="sm"
            label={t('admin.mail.remove', { block: name.toLowerCase(), place })}
            icon={<Trash2 {...icon} />}
            disabled={disabled}
            onClick={onRemove}
          />
        </span>
      </div>
      <div className="flex flex-col gap-2.5 px-3 pb-3">
        {block.kind !== 'CODE' && block.kind !== 'FACTS' && (
          <WordsField
            label={textLabels[block.kind]}
            value={text}
            onChange={(next) => onChange({ ...block, text: next })}
            variables={wordsOf(variables)}
            error={errorAt('text')}
            lines={block.kind === 'TEXT' || block.kind === 'NOTE' ? 3 : 1}
            optional={block.kind === 'LIST'}
            maxLength={2000}
            disabled={disabled}
          />
        )}
        {choices.length > 0 && (
          <AdminSelectField
            label={block.kind === 'BUTTON' ? t('admin.mail.leadsTo') : t('admin.mail.shows')}
            value={variable}
            disabled={disabled}
            error={errorAt('variable')}
            onChange={(event) => onChange({ ...block, variable: event.currentTarget.value })}
          >
            {choices.map((choice) => (
              <option key={choice.name} value={choice.name}>
                {choice.name} – {choice.description}
              </option>
            ))}
          </AdminSelectField>
        )}
        {block.kind === 'FACTS' && (
          <Facts block={block} variables={variables} errorAt={errorAt} disabled={disabled} onChange={onChange} />
        )}
      </div>
    </li>
  )
}

const textLabels: Record<Exclude<Block['kind'], 'CODE' | 'FACTS'>, string> = {
  HEADING: t('admin.mail.words'),
  TEXT: t('admin.mail.words'),
  BUTTON: t('admin.mail.onTheButton'),
  LIST: t('admin.mail.aboveTheList'),
  NOTE: t('admin.mail.words'),
}

type FactsProps = Pick<BlockCardProps, 'block' | 'variables' | 'errorAt' | 'disabled' | 'onChange'>

function Facts({ block, variables, errorAt, disabled, onChange }: FactsProps) {
  const facts = block.facts ?? []
  const change = (i: number, part: object) =>
    onChange({ ...block, facts: facts.map((fact, n) => (n === i ? { ...fact, ...part } : fact)) })
  return (
    <>
      {facts.map(({ label, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
        <div key={i} className="grid gap-2 sm:grid-cols-[2fr_3fr_auto]">
          <WordsField
            label={t('admin.mail.label')}
            value={label}
            onChange={(next) => change(i, { label: next })}
            variables={wordsOf(variables)}
            error={errorAt(`facts[${i}].label`)}
            maxLength={100}
            disabled={disabled}
          />
          <WordsField
            label={t('admin.mail.value')}
            value={value}
            onChange={(next) => change(i, { value: next })}
            variables={wordsOf(variables)}
            error={errorAt(`facts[${i}].value`)}
            maxLength={500}
            disabled={disabled}
          />
          <span className="sm:pt-5">
            <IconButton
              size="sm"
              label={t('admin.mail.removeFactValue', { value: i + 1 })}
              icon={<X {...icon} />}
              disabled={disabled || facts.length === 1}
              onClick={() => onChange({ ...block, facts: facts.filter((_, n) => n !== i) })}
            />
          </span>
        </div>
      ))}
      {errorAt('facts') && <FieldError>{errorAt('facts')}</FieldError>}
      <span>
        <Button
          variant="quiet"
          size="sm"
          disabled={disabled || facts.length >= 20}
          onClick={() => onChange({ ...block, facts: [...facts, { label: '', value: '' }] })}
        >
          <Plus {...icon} aria-hidden="true" />
          {t('admin.mail.addFact')}
        </Button>
      </span>
    </>
  )
}
