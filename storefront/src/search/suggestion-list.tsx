import { Image } from '@fairground/ui/image.tsx'
import { rich, t } from '../texts.ts'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'

export type SuggestionListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  inDialog: boolean
  corrected?: string | undefined
  /** Place of the marked one among all; -1 for none. */
  marked: number
  onMark: (place: number) => void
  onChoose: (href: string) => void
}

const over =
  'absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border border-border bg-surface py-2 shadow-overlay'

/** The list below the field. Focus stays in the field; a press is answered before the field can lose it. */
export function SuggestionList({ id, groups, inDialog, corrected, marked, onMark, onChoose }: SuggestionListProps) {
  let place = 0
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.suggestions')}
      hidden={groups.length === 0}
      className={inDialog ? 'w-full' : over}
    >
      {corrected && (
        <p role="presentation" className="px-4 pt-1 pb-2 text-small text-ink-2">
          {rich('search.didYouMean', {
            strong: (text) => <strong className="font-semibold text-ink">{text}</strong>,
            corrected,
          })}
        </p>
      )}
      {groups.map(({ title, suggestions, pictured }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset.
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-4 pt-2 pb-1 text-meta font-semibold text-ink-3">
            {title}
          </p>
          {suggestions.map((suggestion) => {
            const at = place++
            return (
              <Option
                key={suggestion.href}
                id={`${id}-${at}`}
                suggestion={suggestion}
                pictured={pictured}
                marked={at === marked}
                onMark={() => onMark(at)}
                onChoose={() => onChoose(suggestion.href)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  suggestion: Suggestion
  pictured: boolean
  marked: boolean
  onMark: () => void
  onChoose: () => void
}

function Option({ id, suggestion: { label, detail, picture }, pictured, marked, onMark, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the marked option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys.
    <div
      id={id}
      role="option"
      aria-selected={marked}
      ref={(element) => (marked ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
      onPointerMove={marked ? undefined : onMark}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-[0.9375rem] ${marked ? 'bg-brand-soft text-brand' : ''}`}
    >
      {pictured && (
        <span className="w-9 shrink-0 overflow-hidden rounded-control">
          <Image src={picture} alt="" name={label} sizes="36px" />
        </span>
      )}
      <span className={`flex min-w-0 grow gap-x-3 sm:items-center ${pictured ? 'items-center' : 'max-sm:flex-col'}`}>
        <span className="min-w-[45%] grow truncate">{label}</span>
        {detail && <span className="min-w-0 truncate text-small text-ink-3 tabular-nums">{detail}</span>}
      </span>
    </div>
  )
}
