import type { CategoryRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import type { Category, CategoryChanges, NewCategory } from '@fairground/contract/stores/category.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { cleanRichContent } from '../../ground/html/clean-rich-content.ts'
import { seoToWire } from '../../ground/html/head-tags.ts'
import { treeReference } from './category.ts'
import { type CategoryDoc, type CategoryImage, type CategoryRow, findBreadcrumbs } from './queries.ts'

type Wire = Static<typeof Category>
export type Fields = readonly CategoryRequestedField[] | undefined

/** Categories as the caller requested them; reads their ancestors only when they are requested. */
export async function categoryShower(
  db: Queryable,
  rows: readonly CategoryRow[],
  fields: Fields = [],
): Promise<(row: CategoryRow) => Wire> {
  const above = new Map<string, Wire['breadcrumbsInfo']>()
  const showsAbove = fields.includes('BREADCRUMBS_INFO')
  const ids = rows.flatMap(({ id, parentId }) => (parentId ? [id] : []))
  if (showsAbove && ids.length > 0)
    for (const { id, breadcrumbs } of await db.rows(findBreadcrumbs, { ids }))
      above.set(id, { breadcrumbs: [...breadcrumbs] })
  return (row) => ({
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    name: row.name,
    itemCounter: row.items,
    visible: row.visible,
    parentCategory: { ...present({ id: row.parentId || undefined }), index: row.position },
    slug: row.slug,
    treeReference,
    ...present({ managingAppId: row.managingAppId || undefined }),
    ...shownDoc(row.doc, fields),
    ...present({ breadcrumbsInfo: showsAbove ? (above.get(row.id) ?? { breadcrumbs: [] }) : undefined }),
  })
}

function shownDoc(
  { description, image, seo, richDescription, extendedFields }: CategoryDoc,
  fields: readonly CategoryRequestedField[],
): Partial<Wire> {
  return present({
    image,
    seoData: seo ? seoToWire(seo) : undefined,
    extendedFields,
    description: fields.includes('DESCRIPTION') ? description : undefined,
    richContentDescription:
      fields.includes('RICH_CONTENT_DESCRIPTION') && richDescription ? richDescription : undefined,
  })
}

type Sent = Omit<Static<typeof NewCategory>, 'name'> | Static<typeof CategoryChanges>

function imageOf({ altText, filename, ...rest }: NonNullable<Sent['image']>): CategoryImage {
  return { ...rest, ...present({ altText: altText || undefined, filename: filename || undefined }) }
}

/** Present fields are set, null empties, the others stay. `at` is the wire path of the category. */
export function docFromWire(
  { description, image, seoData, richContentDescription, extendedFields }: Sent,
  before: CategoryDoc,
  at: string,
): CategoryDoc {
  const violations: FieldViolation[] = []
  const next = {
    seo: seoData === undefined ? before.seo : seoData,
    image: image === undefined ? before.image : image && imageOf(image),
    richDescription:
      richContentDescription === undefined
        ? before.richDescription
        : richContentDescription &&
          cleanRichContent(richContentDescription, `${at}.richContentDescription`, violations),
    extendedFields: extendedFields === undefined ? before.extendedFields : extendedFields,
  }
  if (violations.length > 0) throw new InvalidArgument(violations)
  const present = Object.entries(next).filter(([, value]) => value !== undefined && value !== null)
  return {
    description: description === undefined ? before.description : (description ?? ''),
    ...Object.fromEntries(present),
  }
}
