import { createHash } from 'node:crypto'
import type { MediaAssignmentToChoice, MediaDataForWrite } from '@fairground/contract/stores/product.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { editDoc } from './edit-product.ts'
import type { Option, Picture, ProductDoc } from './model.ts'

/** Pictures per product; RELIABILITY section 13. */
export const MAX_MEDIA = 50

/** A picture is known by its address: the same address is the same picture. */
export const pictureId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 32)

const invalid = (field: string, description: string) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

type NewMedia = Static<typeof MediaDataForWrite>

/** Adds pictures by their address, or names the product's own ones by id, and shows them for a choice where one is given. */
export function addMedia(ctx: Ctx, productId: string, media: readonly NewMedia[]): Promise<void> {
  return editDoc(ctx, productId, (before) => {
    let doc = before
    for (const [i, one] of media.entries()) doc = withPicture(doc, one, `media[${i}]`)
    return doc
  })
}

function withPicture(doc: ProductDoc, { url, mediaId, choice }: NewMedia, field: string): ProductDoc {
  const id = url === undefined ? mediaId : pictureId(url)
  if (id === undefined) throw invalid(field, 'needs a url or a mediaId')
  const known = doc.media.some((picture) => picture.id === id)
  if (!known && url === undefined) throw invalid(`${field}.mediaId`, 'is not a picture of this product')
  const added: Picture[] = known || url === undefined ? [] : [{ id, url }]
  const shown = { ...doc, media: [...doc.media, ...added] }
  if (shown.media.length > MAX_MEDIA) {
    throw invalid('media', `must leave the product with at most ${MAX_MEDIA} pictures`)
  }
  return choice ? withChoiceMedia(shown, { ...choice, mediaIds: [id] }, `${field}.choice`) : shown
}

/** An empty list removes all. Ids that the product does not have are passed over. */
export function removeMedia(ctx: Ctx, productId: string, mediaIds: readonly string[]): Promise<void> {
  const gone = (id: string) => mediaIds.length === 0 || mediaIds.includes(id)
  return editDoc(ctx, productId, (doc) => ({
    ...doc,
    media: doc.media.filter((picture) => !gone(picture.id)),
    options: mapChoiceMedia(doc.options, (ids) => ids.filter((id) => !gone(id))),
  }))
}

type Assignment = Static<typeof MediaAssignmentToChoice>

export const addMediaToChoices = (ctx: Ctx, productId: string, assignments: readonly Assignment[]): Promise<void> =>
  editDoc(ctx, productId, (doc) => assignments.reduce((d, a, i) => withChoiceMedia(d, a, `media[${i}]`), doc))

export const removeMediaFromChoices = (
  ctx: Ctx,
  productId: string,
  assignments: readonly Assignment[],
): Promise<void> =>
  editDoc(ctx, productId, (doc) => ({
    ...doc,
    options: assignments.reduce(
      (options, { option, choice, mediaIds = [] }) =>
        mapChoiceMedia(
          options,
          (ids) => (mediaIds.length === 0 ? [] : ids.filter((id) => !mediaIds.includes(id))),
          (o, c) => o === option && c === choice,
        ),
      doc.options,
    ),
  }))

/** Ids that the product does not have are passed over; a choice that it does not have is refused. */
function withChoiceMedia(doc: ProductDoc, { option, choice, mediaIds = [] }: Assignment, field: string): ProductDoc {
  const isIt = (o: string, c: string) => o === option && c === choice
  if (!doc.options.some((o) => o.choices.some((c) => isIt(o.name, c.description)))) {
    throw invalid(field, 'is not a choice of this product')
  }
  const known = mediaIds.filter((id) => doc.media.some((picture) => picture.id === id))
  return { ...doc, options: mapChoiceMedia(doc.options, (ids) => [...new Set([...ids, ...known])], isIt) }
}

const mapChoiceMedia = (
  options: readonly Option[],
  next: (mediaIds: readonly string[]) => string[],
  where: (option: string, choice: string) => boolean = () => true,
): Option[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) =>
      where(option.name, choice.description) ? { ...choice, mediaIds: next(choice.mediaIds) } : choice,
    ),
  }))
