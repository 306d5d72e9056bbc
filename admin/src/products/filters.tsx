import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import type { FilterChip } from '@fairground/ui/admin/filter-chips.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { treeQuery } from '../collections/collection-queries.ts'
import { amountFault, currencySign, wireAmount } from '../forms/amounts.ts'
import { moneyOrText } from '../forms/money-or-text.ts'
import { brandKind, labelsQuery, ribbonKind } from '../labels/labels.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { categoryLines } from './category-lines.ts'
import { KINDS, type Kind, type ProductChoice, type ProductFilters, STOCKS, type Stock } from './product-choice.ts'

const stockNames: Record<Stock, string> = {
  IN_STOCK: t('admin.products.inStock'),
  PARTIALLY_OUT_OF_STOCK: t('admin.products.someSoldOut'),
  OUT_OF_STOCK: t('admin.products.soldOut'),
}

const kindNames: Record<Kind, string> = {
  PHYSICAL: t('admin.products.goods'),
  DIGITAL: t('admin.products.filesToDownload'),
}

type Wanted = { readonly brands: boolean; readonly ribbons: boolean; readonly categories: boolean }

/** Names of the values to filter by; only those that are needed are requested. */
function useNames(wanted: Wanted) {
  const first = { size: 100, sort: 'name' }
  const { data: brands } = useQuery({ ...labelsQuery(brandKind, first), enabled: wanted.brands })
  const { data: ribbons } = useQuery({ ...labelsQuery(ribbonKind, first), enabled: wanted.ribbons })
  const { data: tree } = useQuery({ ...treeQuery(), enabled: wanted.categories })
  return { brands: brands?.items ?? [], ribbons: ribbons?.items ?? [], categories: categoryLines(tree ?? []) }
}

/** Filters in words. */
export function useFilterChips(
  choice: ProductChoice,
  go: (change: Partial<ProductChoice>) => void,
  edit: () => void,
): FilterChip[] {
  const formats = useFormats()
  const named = (all: readonly { id: string; name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? '…'
  const { q, stock, brand, category, ribbon, kind, from, to, sale } = choice
  const { brands, ribbons, categories } = useNames({
    brands: brand !== undefined,
    ribbons: ribbon !== undefined,
    categories: category !== undefined,
  })
  const chip = (id: keyof ProductChoice, label: string): FilterChip => ({
    id,
    label,
    onEdit: edit,
    onRemove: () => go({ [id]: undefined }),
  })
  return [
    ...(q ? [{ id: 'q', label: t('admin.products.matchesQ', { q }), onRemove: () => go({ q: undefined }) }] : []),
    ...(stock ? [chip('stock', t('admin.products.stockIs', { state: stockNames[stock].toLowerCase() }))] : []),
    ...(brand ? [chip('brand', t('admin.products.brandIsNamed', { named: named(brands, brand) }))] : []),
    ...(category ? [chip('category', t('admin.products.inNamed', { named: named(categories, category) }))] : []),
    ...(ribbon ? [chip('ribbon', t('admin.products.ribbonIsNamed', { named: named(ribbons, ribbon) }))] : []),
    ...(kind ? [chip('kind', t('admin.products.kindIs', { kind: kindNames[kind].toLowerCase() }))] : []),
    ...(from ? [chip('from', t('admin.products.priceFromMoney', { money: moneyOrText(from, formats) }))] : []),
    ...(to ? [chip('to', t('admin.products.priceToMoney', { money: moneyOrText(to, formats) }))] : []),
    ...(sale ? [chip('sale', t('admin.products.onSale'))] : []),
  ]
}

const bound = (typed: string | undefined): string | undefined => wireAmount(typed ?? '') || undefined
const boundFault = (typed: string | undefined, currency: string): string | undefined =>
  bound(typed) === undefined ? undefined : amountFault(typed ?? '', currency)

interface Option {
  readonly value: string
  readonly label: string
}

const named = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name })

type ChoiceProps = {
  label: string
  value: string | undefined
  options: readonly Option[]
  onChoose: (value: string | undefined) => void
}

/** One of some values, or any. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <AdminSelectField
      label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">{t('admin.products.any')}</option>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </AdminSelectField>
  )
}

type PriceBoundsProps = {
  filters: ProductFilters
  faults: { from?: string | undefined; to?: string | undefined }
  onChange: (change: ProductFilters) => void
}

function PriceBounds({ filters, faults, onChange }: PriceBoundsProps) {
  const { currency, locale } = useFormats()
  const sign = currencySign(currency, locale)
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['from', 'to'] as const).map((end) => (
        <AdminTextField
          key={end}
          label={end === 'from' ? t('admin.products.priceFrom') : t('admin.products.priceTo')}
          optional
          prefix={sign}
          inputMode="decimal"
          value={filters[end] ?? ''}
          error={faults[end]}
          onChange={(event) => onChange({ [end]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}

type Props = { choice: ProductFilters; onClose: () => void; onApply: (filters: ProductFilters) => void }

export function FiltersDialog({ choice, onClose, onApply }: Props) {
  const { brands, ribbons, categories } = useNames({ brands: true, ribbons: true, categories: true })
  const { stock, brand, category, sale, ribbon, kind, from, to } = choice
  const [filters, setFilters] = useState<ProductFilters>({ stock, brand, category, sale, ribbon, kind, from, to })
  const [tried, setTried] = useState(false)
  const { currency } = useFormats()
  const faults = { from: boundFault(filters.from, currency), to: boundFault(filters.to, currency) }
  const apply = () => {
    setTried(true)
    if (faults.from || faults.to) return
    onApply({ ...filters, from: bound(filters.from), to: bound(filters.to) })
  }
  const set = (change: ProductFilters) => setFilters({ ...filters, ...change })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.products.filterProducts')}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.products.cancel')}
          </Button>
          <Button size="sm" onClick={apply}>
            {t('admin.products.showProducts')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Choice
          label={t('admin.products.stock')}
          value={filters.stock}
          options={STOCKS.map((one) => ({ value: one, label: stockNames[one] }))}
          onChoose={(chosen) => set({ stock: STOCKS.find((one) => one === chosen) })}
        />
        <Choice
          label={t('admin.products.brand')}
          value={filters.brand}
          options={brands.map(named)}
          onChoose={(brand) => set({ brand })}
        />
        <Choice
          label={t('admin.products.collection')}
          value={filters.category}
          options={categories.map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` }))}
          onChoose={(category) => set({ category })}
        />
        <Choice
          label={t('admin.products.ribbon')}
          value={filters.ribbon}
          options={ribbons.map(named)}
          onChoose={(ribbon) => set({ ribbon })}
        />
        <Choice
          label={t('admin.products.kind')}
          value={filters.kind}
          options={KINDS.map((one) => ({ value: one, label: kindNames[one] }))}
          onChoose={(chosen) => set({ kind: KINDS.find((one) => one === chosen) })}
        />
        <PriceBounds filters={filters} faults={tried ? faults : {}} onChange={set} />
        <CheckboxField
          label={t('admin.products.onSale')}
          checked={filters.sale === 'yes'}
          onChange={(event) => set({ sale: event.currentTarget.checked ? 'yes' : undefined })}
        />
      </div>
    </Dialog>
  )
}
