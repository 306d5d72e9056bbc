import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import { CoverField } from './cover-field.tsx'
import { DescriptionField } from './description-field.tsx'
import type { EventValues } from './event-values.ts'
import { PageCard } from './page-card.tsx'
import { WhenCard } from './when-card.tsx'
import { WhereCard } from './where-card.tsx'

type Form = UseFormReturn<EventValues>

type Props = {
  form: Form
  /** The slug that is stored; empty of a new event. */
  stored: string
}

/** Fields of an event: the same cards when it is made and when it is changed. */
export function EventFields({ form, stored }: Props) {
  return (
    <>
      <BasicsCard form={form} />
      <WhenCard form={form} />
      <WhereCard form={form} />
      <PageCard form={form} stored={stored} />
    </>
  )
}

function BasicsCard({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <Card title={t('admin.event.basics')}>
      <div className="flex flex-col gap-3">
        <AdminTextField
          label={t('admin.event.title')}
          maxLength={120}
          {...form.register('title')}
          error={errors.title?.message}
        />
        <AdminTextAreaField
          label={t('admin.event.summary')}
          optional
          rows={3}
          help={t('admin.event.oneOrTwoSentencesShown')}
          {...form.register('shortDescription')}
          error={errors.shortDescription?.message}
        />
        <DescriptionField form={form} />
        <CoverField form={form} />
      </div>
    </Card>
  )
}
