import type { MediaAssignmentToChoice, MediaDataForWrite } from '@fairground/contract/stores/product.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import { checkOneOf } from '../../../http/one-of.ts'
import { MAX_MEDIA, mediaKindOf, pictureId } from '../model/media.ts'
import type { Option, Picture, ProductDoc } from '../model/product.ts'
import { libraryMedia } from '../read/library-media.ts'
import { editDoc } from '../write/edit-product.ts'

const invalid = (field: string, description: Message) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

type NewMedia = Static<typeof MediaDataForWrite>

/**
 * Adds media by their address or, by id, those of the library, or names the product's own ones, and shows them for a choice where
 * one is given. Throws PRODUCT_MEDIA_NOT_EXIST.
 */
export async function addMedia(
  ctx: Ctx,
  productId: string,
  media: readonly NewMedia[],
  publicUrl: string,
): Promise<void> {
  const named = media.flatMap(({ url, mediaId }) => (url === undefined && mediaId ? [mediaId] : []))
  const pictures = await libraryMedia(ctx.db, named, publicUrl)
  await editDoc(ctx, productId, (before) => {
    let doc = before
    for (const [i, one] of media.entries()) doc = withPicture(doc, one, pictures, `media[${i}]`)
    return doc
  })
}

function mediumAt(id: string, url: string): Picture {
  const kind = mediaKindOf(url)
  return { id, url, ...present({ kind: kind === 'image' ? undefined : kind }) }
}

function withPicture(
  doc: ProductDoc,
  { url, mediaId, choice }: NewMedia,
  pictures: ReadonlyMap<string, Picture>,
  field: string,
): ProductDoc {
  checkOneOf(field, { url, mediaId })
  const known = doc.media.find((picture) => (url === undefined ? picture.id === mediaId : picture.url === url))
  const medium = known ?? (url === undefined ? pictures.get(mediaId!.toLowerCase()) : mediumAt(pictureId(url), url)) // one is there
  if (!medium) throw new ApiError({ code: 'PRODUCT_MEDIA_NOT_EXIST', mediaId: mediaId ?? '' })
  const { id } = medium
  const isNew = !doc.media.some((picture) => picture.id === id)
  const shown = { ...doc, media: isNew ? [...doc.media, medium] : doc.media }
  if (shown.media.length > MAX_MEDIA) {
    throw invalid('media', message('violations.mostPictures', { limit: String(MAX_MEDIA) }))
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
    throw invalid(field, message('violations.noChoice'))
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
