import { swatchFill } from '@fairground/ui/swatch.tsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../texts.ts'
import type { FacetValue } from './facet-groups.ts'

const LARGE_SCREEN = '(width >= 64rem)'

/**
 * A facet with its name, which folds it away. One that is `later` begins closed in the sheet of small screens, so that the sheet opens
 * at once and shows what there is to choose from.
 */
export function FacetGroupBox({
  title,
  first = false,
  later = false,
  children,
}: {
  title: string
  first?: boolean
  later?: boolean
  children: ReactNode
}) {
  const box = useRef<HTMLDetailsElement>(null)
  const [beginsClosed] = useState(later)
  useEffect(() => {
    if (beginsClosed && box.current) box.current.open = matchMedia(LARGE_SCREEN).matches
  }, [beginsClosed])
  return (
    <details ref={box} open className={`group/facet facet-group py-4 ${first ? 'lg:pt-0' : 'border-t border-border'}`}>
      <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-2 text-small font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="text-ink-3 transition-transform group-open/facet:rotate-180"
        />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  )
}

const SHOWN = 8

type Ticked = (field: string, value: string) => boolean

/** Ticks with their counts; those beyond the eighth fold away unless one of them is ticked. */
export function FacetChoices({ values, isTicked }: { values: readonly FacetValue[]; isTicked: Ticked }) {
  const most = values.length > SHOWN + 2 ? SHOWN : values.length
  const rest = values.slice(most)
  return (
    <>
      <Ticks values={values.slice(0, most)} isTicked={isTicked} />
      {rest.length > 0 && (
        <details open={rest.some(({ field, value }) => isTicked(field, value)) || undefined}>
          <summary className="inline-flex min-h-9 cursor-pointer list-none items-center text-small font-medium text-brand underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t('products.more', { count: rest.length })}
          </summary>
          <Ticks values={rest} isTicked={isTicked} />
        </details>
      )}
    </>
  )
}

function Ticks({ values, isTicked }: { values: readonly FacetValue[]; isTicked: Ticked }) {
  return (
    <ul>
      {values.map((value) => (
        <li key={`${value.field} ${value.value}`}>
          <Tick {...value} ticked={isTicked(value.field, value.value)} />
        </li>
      ))}
    </ul>
  )
}

function Tick({ field, value, name, count, ticked, ...look }: FacetValue & { ticked: boolean }) {
  const fill = swatchFill(look)
  const finds = ticked || count !== 0
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 text-small hover:text-brand lg:min-h-9 ${finds ? '' : 'text-ink-3'} ${ticked ? 'font-medium' : ''}`}
    >
      <input type="checkbox" name={field} value={value} checked={ticked} readOnly className="size-4.5 shrink-0" />
      {fill && (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full border border-ink/15 forced-color-adjust-none"
          style={{ background: fill }}
        />
      )}
      <span className="min-w-0 grow break-words">{name}</span>
      {count !== undefined && (
        <span className="text-meta font-normal text-ink-3 tabular-nums">
          <span className="sr-only">, </span>
          {count}
        </span>
      )}
    </label>
  )
}
