import { longColor } from '@fairground/domain/formatting/contrast.ts'
import { AdminField, AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Mistakes } from '../settings/settings-card.tsx'
import { t } from '../texts.ts'
import { COLOR, type ColorField, colorFields } from './checkout-entries.ts'
import { type EnteredColors, type LowContrast, lowContrast } from './color-contrast.ts'

const labels = {
  headBackground: t('admin.settings.headBackground'),
  headText: t('admin.settings.headText'),
  headDivider: t('admin.settings.headDivider'),
  formBackground: t('admin.settings.formBackground'),
  summaryBackground: t('admin.settings.summaryBackground'),
  mainDivider: t('admin.settings.mainDivider'),
  tintedBox: t('admin.settings.tintedBox'),
  selectionColor: t('admin.settings.selectionColor'),
  placeOrderButton: t('admin.settings.placeOrderButton'),
  footBackground: t('admin.settings.footBackground'),
  footDivider: t('admin.settings.footDivider'),
} as const satisfies Record<ColorField, string>

type ColorFieldsProps = { stored: EnteredColors; mistakes: Mistakes }

/** A field for each colour of the checkout page, with a warning where text is hard to read. */
export function ColorFields({ stored, mistakes }: ColorFieldsProps) {
  const [colors, setColors] = useState(stored)
  return (Object.keys(colorFields) as ColorField[]).map((field) => (
    <ColorInput
      key={field}
      field={field}
      value={colors[field] ?? ''}
      low={lowContrast(field, colors)}
      error={mistakes[field]}
      onChange={(color) => setColors((before) => ({ ...before, [field]: color }))}
    />
  ))
}

type ColorInputProps = {
  field: ColorField
  value: string
  low: LowContrast | undefined
  error: string | undefined
  onChange: (color: string) => void
}

/** A colour is chosen or typed, and taken away by emptying its text. */
function ColorInput({ field, value, low, error, onChange }: ColorInputProps) {
  const label = labels[field]
  const isSet = COLOR.test(value.trim())
  return (
    <AdminField label={label} help={low && <Warning low={low} />} error={error} optional>
      {(wiring) => (
        <span className="flex items-center gap-1.5">
          <input
            type="color"
            aria-label={t('admin.settings.chooseColorOf', { label })}
            value={isSet ? longColor(value.trim()).toLowerCase() : '#ffffff'}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={`size-8 shrink-0 cursor-pointer rounded-control border bg-surface p-0.5 pointer-coarse:size-11 ${isSet ? 'border-border-strong' : 'border-dashed border-border-strong'}`}
          />
          <AdminInput
            {...wiring}
            name={field}
            maxLength={7}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </AdminField>
  )
}

function Warning({ low: { ratio, scheme } }: { low: LowContrast }) {
  // Cut, not rounded: 4.46 is not enough.
  const words = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }
  return (
    <span className="flex items-start gap-1.5 text-warning">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-px shrink-0" />
      {scheme === undefined && t('admin.settings.lowContrast', words)}
      {scheme === 'light' && t('admin.settings.lowContrastOnLight', words)}
      {scheme === 'dark' && t('admin.settings.lowContrastOnDark', words)}
    </span>
  )
}
