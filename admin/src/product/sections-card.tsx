import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { sectionsQuery } from '../info-sections/section-queries.ts'
import { moved } from '../moved.ts'
import { t } from '../texts.ts'
import { Fetched, SectionDialog } from './lazy-parts.tsx'
import type { ProductValues, SectionValues } from './product-values.ts'

const icon = { size: 14, strokeWidth: 1.75 }
const MOST = 20

/** Sections that products share, such as how to wash it: picked, arranged, made on the way. */
export function SectionsCard({ form }: { form: UseFormReturn<ProductValues> }) {
  const sections = form.watch('sections')
  const { data } = useQuery(sectionsQuery({ size: 100 }))
  const [making, setMaking] = useState(false)
  const set = (next: SectionValues[]) => form.setValue('sections', next, { shouldDirty: true })
  const others = (data?.items ?? []).filter(({ id }) => !sections.some((one) => one.id === id))
  const fault = (form.formState.errors.sections as { message?: string } | undefined)?.message
  return (
    <Card title={t('admin.product.infoSections')}>
      <div className="flex flex-col gap-2">
        {sections.length > 0 && (
          <ol aria-label={t('admin.product.infoSections')} className="flex flex-col divide-y divide-border">
            {sections.map(({ id, title }, index) => (
              <li key={id} className="flex items-center gap-1">
                <span className="min-w-0 grow truncate">{title}</span>
                <IconButton
                  size="sm"
                  label={t('admin.product.moveTitleUp', { title })}
                  icon={<ArrowUp {...icon} />}
                  disabled={index === 0}
                  onClick={() => set(moved(sections, index, index - 1))}
                />
                <IconButton
                  size="sm"
                  label={t('admin.product.moveTitleDown', { title })}
                  icon={<ArrowDown {...icon} />}
                  disabled={index === sections.length - 1}
                  onClick={() => set(moved(sections, index, index + 1))}
                />
                <IconButton
                  size="sm"
                  label={t('admin.product.removeTitle', { title })}
                  icon={<X {...icon} />}
                  onClick={() => set(sections.filter((one) => one.id !== id))}
                />
              </li>
            ))}
          </ol>
        )}
        {fault && <FieldError>{fault}</FieldError>}
        {others.length > 0 && sections.length < MOST && (
          <AdminSelect
            aria-label={t('admin.product.addAnInfoSection')}
            value=""
            onChange={(event) => {
              const chosen = others.find(({ id }) => id === event.currentTarget.value)
              if (chosen) set([...sections, { id: chosen.id, title: chosen.title }])
            }}
          >
            <option value="">{t('admin.product.addASection')}</option>
            {others.map(({ id, title, uniqueName }) => (
              <option key={id} value={id}>
                {title === uniqueName ? title : `${title} (${uniqueName})`}
              </option>
            ))}
          </AdminSelect>
        )}
        <Button variant="quiet" size="sm" className="self-start" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.product.createASection')}
        </Button>
        {making && (
          <Fetched>
            <SectionDialog onClose={() => setMaking(false)} />
          </Fetched>
        )}
      </div>
    </Card>
  )
}
