import type { Category } from '@fairground/client/generated/stores.categories.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { type SeoTexts, seoTexts, withSeoTexts } from '../forms/seo-texts.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { PictureField, pictureName, type ShownPicture } from '../media/picture-field.tsx'
import { t } from '../texts.ts'
import { COLLECTIONS, collectionClient, treeReference } from './collection-queries.ts'
import type { TreeRow } from './tree.ts'

type CollectionDialogProps = {
  /** Absent: a new one. */
  category?: Category
  /** Rows under which a new one may stand. */
  rows?: readonly TreeRow[]
  parentId?: string | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

const sameTexts = (a: SeoTexts, b: SeoTexts): boolean =>
  a.seoTitle.trim() === b.seoTitle.trim() && a.seoDescription.trim() === b.seoDescription.trim()

interface CollectionValues extends SeoTexts {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly image: ShownPicture | undefined
}

const valuesOf = (category: Category | undefined): CollectionValues => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  image: category?.image && { id: '', url: category.image.url },
  ...seoTexts(category?.seoData),
})

const fields = plainFields<CollectionValues>(
  {
    name: t('admin.collections.name'),
    slug: t('admin.collections.address'),
    description: t('admin.collections.description'),
    image: t('admin.collections.picture'),
    seoTitle: t('admin.collections.titleInSearchEngines'),
    seoDescription: t('admin.collections.descriptionInSearchEngines'),
  },
  { image: pictureName },
)

const textsOf = ({ name, description, image, ...seo }: CollectionValues, category: Category | undefined) => ({
  name: name.trim(),
  description: description.trim() || null,
  ...present({
    image: image?.url === category?.image?.url ? undefined : image?.url ? { url: image.url } : null,
    seoData: sameTexts(seo, seoTexts(category?.seoData)) ? undefined : withSeoTexts(category?.seoData, seo),
  }),
})

const change = (category: Category, values: CollectionValues) =>
  collectionClient.categories.updateCategory({
    category: {
      id: category.id,
      revision: category.revision,
      ...textsOf(values, category),
      slug: values.slug.trim(),
    },
    treeReference,
  })

const make = (values: CollectionValues, parent: string, rows: readonly TreeRow[]) =>
  collectionClient.categories.createCategory({
    category: {
      ...textsOf(values, undefined),
      ...present({ slug: values.slug.trim() || undefined, parentCategory: parent ? { id: parent } : undefined }),
      visible: !rows.some((row) => row.id === parent && !row.visible),
    },
    treeReference,
  })

type FieldsProps = { values: CollectionValues; edit: (change: Partial<CollectionValues>) => void }

function SearchEngineFields({ values, edit }: FieldsProps) {
  return (
    <>
      <AdminTextField
        label={t('admin.collections.titleInSearchEngines')}
        optional
        placeholder={values.name}
        maxLength={2000}
        value={values.seoTitle}
        onChange={(event) => edit({ seoTitle: event.currentTarget.value })}
      />
      <AdminTextAreaField
        label={t('admin.collections.descriptionInSearchEngines')}
        optional
        rows={2}
        maxLength={2000}
        value={values.seoDescription}
        onChange={(event) => edit({ seoDescription: event.currentTarget.value })}
      />
    </>
  )
}

type ParentSelectProps = { rows: readonly TreeRow[]; parent: string; onChoose: (id: string) => void }

function ParentSelect({ rows, parent, onChoose }: ParentSelectProps) {
  return (
    <AdminSelectField
      label={t('admin.collections.parentCollection')}
      value={parent}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t('admin.collections.noneTopLevel')}</option>
      {rows
        .filter(({ level }) => level < 6)
        .map((row) => (
          <option key={row.id} value={row.id}>
            {`${'\u2003'.repeat(row.level - 1)}${row.name}`}
          </option>
        ))}
    </AdminSelectField>
  )
}

/** Names, describes and shows a collection, or makes one. */
export function CollectionDialog({ category, rows = [], parentId = '', onClose, onMade }: CollectionDialogProps) {
  const [parent, setParent] = useState(parentId)
  const { values, edit, tried, wrong, save, dialog } = useEditForm({
    edited: category && { kind: 'collection', id: category.id },
    stored: valuesOf(category),
    fields,
    run: (values: CollectionValues) => (category ? change(category, values) : make(values, parent, rows)),
    done: category ? t('admin.collections.collectionSaved') : t('admin.collections.collectionCreated'),
    onDone: (saved) => {
      onClose()
      if (!category) onMade?.(saved.category.id)
    },
    stale: [COLLECTIONS],
  })
  return (
    <ChangeDialog
      title={category ? t('admin.collections.editName', { name: category.name }) : t('admin.collections.newCollection')}
      submit={category ? t('admin.collections.saveCollection') : t('admin.collections.createCollection')}
      {...dialog}
      onSubmit={() => save(values.name.trim() !== '' ? values : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.collections.name')}
        autoComplete="off"
        maxLength={80}
        value={values.name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={tried && values.name.trim() === '' ? t('admin.collections.enterAName') : wrong['category.name']}
      />
      <AdminTextAreaField
        label={t('admin.collections.description')}
        optional
        rows={3}
        maxLength={600}
        value={values.description}
        onChange={(event) => edit({ description: event.currentTarget.value })}
        error={wrong['category.description']}
      />
      <AdminTextField
        label={t('admin.collections.address')}
        optional={!category}
        help={category ? t('admin.collections.linksToTheCurrentAddress') : t('admin.collections.leftEmptyItFollowsThe')}
        autoComplete="off"
        maxLength={100}
        value={values.slug}
        onChange={(event) => edit({ slug: event.currentTarget.value })}
        error={wrong['category.slug']}
      />
      <PictureField
        picture={values.image}
        onChoose={(image) => edit({ image })}
        onRemove={() => edit({ image: undefined })}
        error={wrong['category.image']}
      />
      <SearchEngineFields values={values} edit={edit} />
      {!category && rows.length > 0 && <ParentSelect rows={rows} parent={parent} onChoose={setParent} />}
    </ChangeDialog>
  )
}
