import type { KeyboardEvent } from 'react'
import {
  type Area,
  areas,
  areaWords,
  grantableLevels,
  type Level,
  type Levels,
  levelWords,
  type Scope,
} from '../session/scope-levels.ts'
import { t } from '../texts.ts'

const LEVELS = ['none', 'read', 'write'] as const

/** Contents of each area, for the person who decides about it. */
const contents: Readonly<Record<Area, string>> = {
  catalog: t('admin.settings.namesPricesPicturesVisibility'),
  inventory: t('admin.settings.quantitiesAndAdjustments'),
  carts: t('admin.settings.whatVisitorsAreAboutTo'),
  orders: t('admin.settings.ordersPaymentsRefundsSalesFigures'),
  events: t('admin.settings.eventsSchedulesTicketKinds'),
  guests: t('admin.settings.guestListsTicketsTheDoor'),
  members: t('admin.settings.profilesApprovalBlockingBadges'),
  settings: t('admin.settings.whoMaySignInKeys'),
}

type PermissionMatrixProps = {
  levels: Levels
  onChange: (levels: Levels) => void
  /** Scopes that the user holds themselves: nobody gives more. */
  held: readonly Scope[]
  readOnly?: boolean
}

/**
 * An area a row, a level a column. Left and right choose within a row, up and down go to the next one, Home and End to nothing and
 * to as much as may be given.
 */
export function PermissionMatrix({ levels, onChange, held, readOnly = false }: PermissionMatrixProps) {
  const choose = (area: Area, level: Level) => onChange({ ...levels, [area]: level })
  return (
    <table className="w-full border-separate border-spacing-0 text-admin">
      <caption className="sr-only">{t('admin.settings.permissionsByArea')}</caption>
      <thead className="hidden sm:table-header-group">
        <tr className="h-9">
          <th scope="col" className="border-y border-border bg-sunken px-4 text-start text-label text-ink-2">
            {t('admin.settings.area')}
          </th>
          {LEVELS.map((level) => (
            <th
              key={level}
              scope="col"
              className="w-28 border-y border-border bg-sunken px-2 text-center text-label text-ink-2"
            >
              {levelWords[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <AreaRow
            key={area}
            area={area}
            level={levels[area]}
            allowed={readOnly ? [] : grantableLevels(held, area)}
            onChoose={(level) => choose(area, level)}
          />
        ))}
      </tbody>
    </table>
  )
}

type AreaRowProps = { area: Area; level: Level; allowed: readonly Level[]; onChoose: (level: Level) => void }

/** On a phone the levels stand below the area's name. */
function AreaRow({ area, level, allowed, onChoose }: AreaRowProps) {
  return (
    <tr
      onKeyDown={(event) => walk(event, allowed, level, onChoose)}
      className="group/area block border-b border-border px-4 py-2.5 last:border-b-0 sm:table-row sm:p-0 sm:hover:bg-canvas"
    >
      <th
        scope="row"
        className="block border-border text-start font-normal sm:table-cell sm:border-b sm:px-4 sm:py-2 sm:group-last/area:border-b-0"
      >
        <span className="block font-medium">{areaWords[area]}</span>
        <span className="block text-label font-normal text-ink-3">{contents[area]}</span>
      </th>
      {LEVELS.map((one) => (
        <td
          key={one}
          className="inline-block border-border pe-4 pt-1.5 sm:table-cell sm:border-b sm:p-0 sm:text-center sm:group-last/area:border-b-0"
        >
          <label className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 sm:min-h-11 sm:w-full sm:justify-center has-disabled:cursor-not-allowed pointer-coarse:min-h-11">
            <input
              type="radio"
              name={`area-${area}`}
              value={one}
              checked={level === one}
              disabled={!allowed.includes(one)}
              title={allowed.length > 0 && !allowed.includes(one) ? t('admin.settings.youDoNotHaveThis') : undefined}
              onChange={() => onChoose(one)}
              className="size-4.5 shrink-0 disabled:opacity-40 checked:disabled:opacity-100"
            />
            <span className="text-label font-normal text-ink-2 sm:sr-only">
              <span className="sr-only">{areaWords[area]}: </span>
              {levelWords[one]}
            </span>
          </label>
        </td>
      ))}
    </tr>
  )
}

/** Target of a key within the levels that may be chosen; undefined for every other key. */
export function levelAfter(key: string, allowed: readonly Level[], level: Level): Level | undefined {
  const at = allowed.indexOf(level)
  switch (key) {
    case 'ArrowLeft':
      return allowed[Math.max(at - 1, 0)]
    case 'ArrowRight':
      return allowed[Math.min(at + 1, allowed.length - 1)]
    case 'Home':
      return allowed[0]
    case 'End':
      return allowed.at(-1)
    default:
      return undefined
  }
}

function walk(
  event: KeyboardEvent<HTMLTableRowElement>,
  allowed: readonly Level[],
  level: Level,
  onChoose: (level: Level) => void,
): void {
  const row = event.currentTarget
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault()
    const next = event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling
    next?.querySelector<HTMLInputElement>('input:checked:not(:disabled), input:not(:disabled)')?.focus()
    return
  }
  const to = levelAfter(event.key, allowed, level)
  if (to === undefined) return
  event.preventDefault()
  onChoose(to)
  row.querySelector<HTMLInputElement>(`input[value="${to}"]`)?.focus()
}
