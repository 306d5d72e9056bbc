import type { Category } from '@fairground/client/generated/stores.categories.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SeoTexts, seoTexts, withSeoTexts } from '../forms/seo-texts.ts'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { PictureField, type ShownPicture } from '../media/picture-field.tsx'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { COLLECTIONS, collectionClient, treeReference } from './collection-queries.ts'
import type { TreeRow } from './tree.ts'

export type CollectionDialogProps = {
  /** Absent: a new one. */
  category?: Category
  /** Where a new one may stand. */
  rows?: readonly TreeRow[]
  parentId?: string | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

const same = (a: SeoTexts, b: SeoTexts): boolean =>
  a.seoTitle.trim() === b.seoTitle.trim() && a.seoDescription.trim() === b.seoDescription.trim()

/** Names, describes and shows a collection, or makes one. */
export function CollectionDialog({ category, rows = [], parentId = '', onClose, onMade }: CollectionDialogProps) {
  const cache = useQueryClient()
  const [name, setName] = useState(category?.name ?? '')
  const [slug, setSlug] = useState(category?.slug ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [parent, setParent] = useState(parentId)
  const [image, setImage] = useState<ShownPicture | undefined>(category?.image && { id: '', url: category.image.url })
  const [seo, setSeo] = useState(seoTexts(category?.seoData))
  const [missing, setMissing] = useState(false)
  const save = useMutation({
    mutationFn: () => {
      const texts = {
        name: name.trim(),
        description: description.trim() || null,
        ...(image?.url === category?.image?.url ? {} : { image: image?.url ? { url: image.url } : null }),
        ...(same(seo, seoTexts(category?.seoData)) ? {} : { seoData: withSeoTexts(category?.seoData, seo) }),
      }
      return category
        ? collectionClient.categories.updateCategory({
            category: { id: category.id, revision: category.revision, ...texts, slug: slug.trim() },
            treeReference,
          })
        : collectionClient.categories.createCategory({
            category: {
              ...texts,
              ...(slug.trim() ? { slug: slug.trim() } : {}),
              ...(parent ? { parentCategory: { id: parent } } : {}),
              visible: !rows.some((row) => row.id === parent && !row.visible),
            },
            treeReference,
          })
    },
    onSuccess: async (saved) => {
      onClose()
      toast(category ? 'Collection saved.' : 'Collection created.')
      await cache.invalidateQueries({ queryKey: [COLLECTIONS] })
      if (!category) onMade?.(saved.category.id)
    },
  })
  const wrong = fieldViolationsOf(save.error)
  return (
    <ChangeDialog
      title={category ? `Edit ${category.name}` : 'New collection'}
      submit={category ? 'Save collection' : 'Create collection'}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(name.trim() === '')
        if (name.trim() !== '') save.mutate()
      }}
      onClose={onClose}
    >
      <AdminTextField
        label="Name"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing ? 'Enter a name.' : wrong['category.name']}
      />
      <AdminTextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={600}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        error={wrong['category.description']}
      />
      <AdminTextField
        label="Address"
        optional={!category}
        help={category ? 'Links to the current address will stop working.' : 'Left empty, it follows the name.'}
        autoComplete="off"
        maxLength={100}
        value={slug}
        onChange={(event) => setSlug(event.currentTarget.value)}
        error={wrong['category.slug']}
      />
      <PictureField
        picture={image}
        onChoose={setImage}
        onRemove={() => setImage(undefined)}
        error={wrong['category.image']}
      />
      <AdminTextField
        label="Title in search engines"
        optional
        placeholder={name}
        maxLength={2000}
        value={seo.seoTitle}
        onChange={(event) => setSeo({ ...seo, seoTitle: event.currentTarget.value })}
      />
      <AdminTextAreaField
        label="Description in search engines"
        optional
        rows={2}
        maxLength={2000}
        value={seo.seoDescription}
        onChange={(event) => setSeo({ ...seo, seoDescription: event.currentTarget.value })}
      />
      {!category && rows.length > 0 && (
        <AdminSelectField
          label="Parent collection"
          value={parent}
          onChange={(event) => setParent(event.currentTarget.value)}
        >
          <option value="">None: top level</option>
          {rows
            .filter(({ level }) => level < 6)
            .map((row) => (
              <option key={row.id} value={row.id}>
                {`${'\u2003'.repeat(row.level - 1)}${row.name}`}
              </option>
            ))}
        </AdminSelectField>
      )}
    </ChangeDialog>
  )
}
