import { AdminSelectField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { treeQuery } from '../collections/collection-queries.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'

export interface Place {
  readonly id: string
  /** Among the products, from 1. */
  readonly position?: number
  readonly appliedToSubcategories?: boolean
}

type PlacesFieldProps = { places: readonly Place[]; onChange: (places: readonly Place[]) => void }

/** In which collections a promotion stands, and where. */
export function PlacesField({ places, onChange }: PlacesFieldProps) {
  const tree = useLoaded(treeQuery())
  const free = tree.filter(({ id }) => !places.some((place) => place.id === id))
  const change = (id: string, to: Partial<Place>) =>
    onChange(places.map((place) => (place.id === id ? { ...place, ...to } : place)))
  return (
    <FieldGroup legend={t('admin.promotions.collections')}>
      {places.map(({ id, position = 1, appliedToSubcategories = false }) => {
        const name = tree.find((category) => category.id === id)?.name ?? t('admin.promotions.deletedCollection')
        return (
          <div key={id} className="flex flex-wrap items-end gap-3 border-b border-border pb-3">
            <span className="min-w-32 grow self-center font-semibold">{name}</span>
            <div className="w-24">
              <AdminTextField
                label={t('admin.promotions.place')}
                aria-label={t('admin.promotions.placeInName', { name })}
                type="number"
                inputMode="numeric"
                min={1}
                max={100_000}
                value={String(position)}
                onChange={(event) => {
                  const place = Math.trunc(Number(event.currentTarget.value))
                  change(id, { position: Math.min(100_000, Math.max(1, place || 1)) })
                }}
              />
            </div>
            <CheckboxField
              label={t('admin.promotions.alsoInCollectionsInsideIt')}
              checked={appliedToSubcategories}
              onChange={(event) => change(id, { appliedToSubcategories: event.currentTarget.checked })}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('admin.promotions.removeFromName', { name })}
              onClick={() => onChange(places.filter((place) => place.id !== id))}
            >
              {t('admin.promotions.remove')}
            </Button>
          </div>
        )
      })}
      {free.length > 0 && (
        <AdminSelectField
          label={t('admin.promotions.addACollection')}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value) onChange([...places, { id: event.currentTarget.value, position: 1 }])
          }}
        >
          <option value="">{t('admin.promotions.choose')}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </AdminSelectField>
      )}
    </FieldGroup>
  )
}
