import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { optionWords } from '../orders/order-lines.ts'
import type { UnitsLeft } from '../orders/units-left.ts'
import { t } from '../texts.ts'

export type Units = Readonly<Record<string, number>>

type UnitFieldsProps = {
  /** Purpose of the units: "to send". */
  purpose: string
  lines: readonly UnitsLeft[]
  units: Units
  onChange: (units: Units) => void
}

/** Numbers of units by line: one each, from none to what is left. */
export function UnitFields({ purpose, lines, units, onChange }: UnitFieldsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ line, left }) => {
        const name = line.productName.original
        const options = optionWords(line)
        return (
          <li key={line.id} className="flex items-center justify-between gap-3">
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{name}</span>
              {options && <span className="text-ink-2">{options}</span>}
            </span>
            <AdminInput
              type="number"
              min={0}
              max={left}
              inputMode="numeric"
              className="w-24 shrink-0"
              suffix={t('admin.order.ofLeft', { left })}
              aria-label={t('admin.order.unitsOfNamePurpose', { name, purpose })}
              value={units[line.id] ?? 0}
              onChange={(event) => {
                const entered = Math.trunc(event.currentTarget.valueAsNumber)
                onChange({ ...units, [line.id]: Math.min(Math.max(Number.isNaN(entered) ? 0 : entered, 0), left) })
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** As calls take them. */
export const chosenUnits = (units: Units): { id: string; quantity: number }[] =>
  Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
