import { slugify } from '@fairground/domain/catalog/slug.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

type Props = {
  form: UseFormReturn<EventValues>
  /** The slug that is stored; empty of a new event. */
  stored: string
}

/** The page's address, and what search engines show of it. */
export function PageCard({ form, stored }: Props) {
  const { errors } = form.formState
  const [name, slug, title, description, summary, hidden] = useWatch({
    control: form.control,
    name: ['title', 'slug', 'seoTitle', 'seoDescription', 'shortDescription', 'seoHidden'],
  })
  const usual = stored || slugify(name, 'event')
  const chosen = slug.trim()
  return (
    <Card title={t('admin.event.pageOfTheEvent')}>
      <div className="flex flex-col gap-3">
        <div className="flex min-w-0 flex-col rounded-card bg-sunken p-3">
          <span className="truncate text-ink-3">
            {globalThis.location?.origin}
            {outside.event(chosen || usual)}
          </span>
          {hidden ? (
            <span className="text-ink-2">{t('admin.event.searchEnginesDoNotShow')}</span>
          ) : (
            <>
              <span className="truncate text-[0.9375rem] font-medium text-info">
                {title || name || t('admin.event.title')}
              </span>
              <span className="line-clamp-2 text-ink-2">{description || summary || t('admin.event.theSummary')}</span>
            </>
          )}
        </div>
        <AdminTextField
          label={t('admin.event.pageAddress')}
          optional
          prefix="/"
          placeholder={usual}
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('slug')}
          error={errors.slug?.message}
          help={
            stored && chosen && chosen !== stored
              ? t('admin.event.theOldAddressLeadsHere', { stored })
              : t('admin.event.followsTheTitleUntil')
          }
        />
        <AdminTextField
          label={t('admin.event.titleInSearchResults')}
          optional
          {...form.register('seoTitle')}
          error={errors.seoTitle?.message}
        />
        <AdminTextAreaField
          label={t('admin.event.textInSearchResults')}
          optional
          rows={2}
          {...form.register('seoDescription')}
          error={errors.seoDescription?.message}
        />
        <CheckboxField
          label={t('admin.event.showWhoIsComing')}
          help={t('admin.event.firstNamesAndInitials')}
          {...form.register('guestList')}
        />
        <CheckboxField
          label={t('admin.event.hideFromSearchEngines')}
          help={t('admin.event.everybodyWithTheAddress')}
          {...form.register('seoHidden')}
        />
      </div>
    </Card>
  )
}
