import { swatchFill } from '@fairground/ui/swatch.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { once } from '../once.tsx'
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
    <details ref={box} open className={first ? 'facet-group lg:pt-0' : 'facet-group'}>
      <summary className="facet-title">{title}</summary>
      <div className="pt-1">{children}</div>
    </details>
  )
}

const SHOWN = 8

/** A value and whether it is selected. */
export type TickedValue = FacetValue & { readonly ticked: boolean }

/** Ticks with their counts; those beyond the eighth fold away unless one of them is ticked. */
export function FacetChoices({ values }: { values: readonly TickedValue[] }) {
  const most = values.length > SHOWN + 2 ? SHOWN : values.length
  const rest = values.slice(most)
  return (
    <>
      <Ticks values={values.slice(0, most)} />
      {rest.length > 0 && (
        <details open={rest.some(({ ticked }) => ticked) || undefined}>
          <summary className="inline-flex min-h-9 cursor-pointer list-none items-center text-small font-medium text-brand underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t('products.more', { count: rest.length })}
          </summary>
          <Ticks values={rest} />
        </details>
      )}
    </>
  )
}

const Ticks = once('ul', TickRows, 'facet-rows')

function TickRows({ values }: { values: readonly TickedValue[] }) {
  return values.map((value) => (
    <li key={`${value.field} ${value.value}`}>
      <Tick {...value} />
    </li>
  ))
}

/** Changes are the form's: see `FacetPanel`. */
const sentByForm = () => {}

function Tick({ field, value, name, count, ticked, ...look }: TickedValue) {
  const fill = swatchFill(look)
  const finds = ticked || count !== 0
  return (
    <label className={ticked ? 'font-medium' : finds ? undefined : 'text-ink-3'}>
      <input type="checkbox" name={field} value={value} checked={ticked} onChange={sentByForm} />
      {fill && <i style={{ background: fill }} />}
      <span>{name}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
