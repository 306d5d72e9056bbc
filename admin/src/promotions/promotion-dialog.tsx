import type { Promotion } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { PictureField, pictureName, type ShownPicture } from '../media/picture-field.tsx'
import { t } from '../texts.ts'
import { LinkField } from './link-field.tsx'
import { type Place, PlacesField } from './places-field.tsx'
import { PROMOTIONS, promotionClient } from './promotion-queries.ts'

interface PromotionValues {
  readonly name: string
  readonly picture: ShownPicture | undefined
  readonly altText: string
  readonly destinationUrl: string
  readonly enabled: boolean
  readonly places: readonly Place[]
}

const valuesOf = (promotion: Promotion | undefined): PromotionValues => ({
  name: promotion?.name ?? '',
  picture: promotion && { id: promotion.media.id, url: promotion.media.image.url },
  altText: promotion?.media.altText ?? '',
  destinationUrl: promotion?.destinationUrl ?? '',
  enabled: promotion?.enabled ?? true,
  places: promotion?.categories ?? [],
})

const fields = plainFields<PromotionValues>(
  {
    name: t('admin.promotions.name'),
    picture: t('admin.promotions.picture'),
    altText: t('admin.promotions.alternativeText'),
    destinationUrl: t('admin.promotions.link'),
    enabled: t('admin.promotions.shown'),
    places: t('admin.promotions.places'),
  },
  { picture: pictureName, places: (places) => t('admin.promotions.lengthPlaces', { length: places.length }) },
)

function store(
  promotion: Promotion | undefined,
  { name, altText, destinationUrl, places, enabled, pictureId: id }: PromotionValues & { pictureId: string },
) {
  const entered = {
    name: name.trim(),
    media: { id, altText: altText.trim() || null },
    destinationUrl: destinationUrl.trim() || null,
    categories: [...places],
    enabled,
  }
  return promotion
    ? promotionClient.promotionsV3.updatePromotion({
        promotion: { id: promotion.id, revision: promotion.revision, ...entered },
      })
    : promotionClient.promotionsV3.createPromotion({ promotion: entered })
}

/** Makes a promotion, or changes one wherever it stands. */
export function PromotionDialog({ promotion, onClose }: { promotion?: Promotion; onClose: () => void }) {
  const { values, edit, tried, wrong, save, dialog } = useEditForm({
    edited: promotion && { kind: 'promotion', id: promotion.id },
    stored: valuesOf(promotion),
    fields,
    run: (values: PromotionValues & { pictureId: string }) => store(promotion, values),
    done: promotion ? t('admin.promotions.promotionSaved') : t('admin.promotions.promotionCreated'),
    onDone: onClose,
    stale: [PROMOTIONS],
  })
  const { name, picture, altText, destinationUrl, enabled, places } = values
  return (
    <ChangeDialog
      size="wide"
      title={promotion ? t('admin.promotions.editName', { name: promotion.name }) : t('admin.promotions.newPromotion')}
      submit={promotion ? t('admin.promotions.savePromotion') : t('admin.promotions.createPromotion')}
      {...dialog}
      onSubmit={() => save(name.trim() !== '' && picture ? { ...values, pictureId: picture.id } : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.promotions.name')}
        help={t('admin.promotions.onlyStaffCanSeeIt')}
        autoComplete="off"
        maxLength={50}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={tried && name.trim() === '' ? t('admin.promotions.enterAName') : wrong['promotion.name']}
      />
      <PictureField
        picture={picture}
        onChoose={(chosen) => edit({ picture: chosen })}
        error={tried && !picture ? t('admin.promotions.chooseAPicture') : undefined}
      />
      <AdminTextField
        label={t('admin.promotions.alternativeText')}
        help={t('admin.promotions.describesTheOfferForPeople')}
        autoComplete="off"
        maxLength={1000}
        value={altText}
        onChange={(event) => edit({ altText: event.currentTarget.value })}
        error={wrong['promotion.media.altText']}
      />
      <LinkField
        url={destinationUrl}
        onChange={(url) => edit({ destinationUrl: url })}
        error={wrong['promotion.destinationUrl']}
      />
      <PlacesField places={places} onChange={(next) => edit({ places: next })} />
      <Toggle
        label={t('admin.promotions.shown')}
        help={t('admin.promotions.offNotShownAnywhere')}
        checked={enabled}
        onChange={(next) => edit({ enabled: next })}
      />
    </ChangeDialog>
  )
}
