import type { Promotion } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { counted } from '@fairground/domain/formatting/plural.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { useState } from 'react'
import { plainFields } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { PictureField, pictureName, type ShownPicture } from '../media/picture-field.tsx'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { isStale, useChange } from '../settings/use-change.ts'
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
    name: 'Name',
    picture: 'Picture',
    altText: 'Alternative text',
    destinationUrl: 'Link',
    enabled: 'Shown',
    places: 'Places',
  },
  { picture: pictureName, places: (places) => counted(places.length, { one: '# place', other: '# places' }) },
)

/** Makes a promotion, or changes one wherever it stands. */
export function PromotionDialog({ promotion, onClose }: { promotion?: Promotion; onClose: () => void }) {
  const [tried, setTried] = useState(false)
  const save = useChange({
    run: ({
      name,
      altText,
      destinationUrl,
      places,
      enabled,
      pictureId: id,
    }: PromotionValues & { pictureId: string }) => {
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
    },
    done: promotion ? 'Promotion saved.' : 'Promotion created.',
    onDone: onClose,
    onFail: isStale,
    stale: [PROMOTIONS],
  })
  const { values, edit, note, reason } = useSharedValues<PromotionValues>({
    edited: promotion && { kind: 'promotion', id: promotion.id },
    stored: valuesOf(promotion),
    fields,
    pending: save.isPending,
  })
  const { name, picture, altText, destinationUrl, enabled, places } = values
  const wrong = fieldViolationsOf(save.error)
  return (
    <ChangeDialog
      size="wide"
      title={promotion ? `Edit ${promotion.name}` : 'New promotion'}
      submit={promotion ? 'Save promotion' : 'Create promotion'}
      pending={save.isPending}
      refused={reason}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() !== '' && picture) save.mutate({ ...values, pictureId: picture.id })
      }}
      onClose={onClose}
    >
      {note}
      <AdminTextField
        label="Name"
        help="Only staff can see it."
        autoComplete="off"
        maxLength={50}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={tried && name.trim() === '' ? 'Enter a name.' : wrong['promotion.name']}
      />
      <PictureField
        picture={picture}
        onChoose={(chosen) => edit({ picture: chosen })}
        error={tried && !picture ? 'Choose a picture.' : undefined}
      />
      <AdminTextField
        label="Alternative text"
        help="Describes the offer for people who cannot see the picture."
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
        label="Shown"
        help="Off: not shown anywhere."
        checked={enabled}
        onChange={(next) => edit({ enabled: next })}
      />
    </ChangeDialog>
  )
}
