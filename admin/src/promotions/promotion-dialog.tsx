import type { Promotion } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { PictureField, type ShownPicture } from '../media/picture-field.tsx'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { LinkField } from './link-field.tsx'
import { type Place, PlacesField } from './places-field.tsx'
import { PROMOTIONS, promotionClient } from './promotion-queries.ts'

/** Makes a promotion, or changes one wherever it stands. */
export function PromotionDialog({ promotion, onClose }: { promotion?: Promotion; onClose: () => void }) {
  const cache = useQueryClient()
  const [name, setName] = useState(promotion?.name ?? '')
  const [picture, setPicture] = useState<ShownPicture | undefined>(
    promotion && { id: promotion.media.id, url: promotion.media.image.url },
  )
  const [altText, setAltText] = useState(promotion?.media.altText ?? '')
  const [destinationUrl, setDestinationUrl] = useState(promotion?.destinationUrl ?? '')
  const [enabled, setEnabled] = useState(promotion?.enabled ?? true)
  const [places, setPlaces] = useState<readonly Place[]>(promotion?.categories ?? [])
  const [tried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: (id: string) => {
      const said = {
        name: name.trim(),
        media: { id, altText: altText.trim() || null },
        destinationUrl: destinationUrl.trim() || null,
        categories: [...places],
        enabled,
      }
      return promotion
        ? promotionClient.promotionsV3.updatePromotion({
            promotion: { id: promotion.id, revision: promotion.revision, ...said },
          })
        : promotionClient.promotionsV3.createPromotion({ promotion: said })
    },
    onSuccess: async () => {
      onClose()
      toast(promotion ? 'Promotion saved.' : 'Promotion created.')
      await cache.invalidateQueries({ queryKey: [PROMOTIONS] })
    },
  })
  const wrong = fieldViolationsOf(save.error)
  return (
    <ChangeDialog
      size="wide"
      title={promotion ? `Edit ${promotion.name}` : 'New promotion'}
      submit={promotion ? 'Save promotion' : 'Create promotion'}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() !== '' && picture) save.mutate(picture.id)
      }}
      onClose={onClose}
    >
      <AdminTextField
        label="Name"
        help="Only staff can see it."
        autoComplete="off"
        maxLength={50}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={tried && name.trim() === '' ? 'Enter a name.' : wrong['promotion.name']}
      />
      <PictureField
        picture={picture}
        onChoose={setPicture}
        error={tried && !picture ? 'Choose a picture.' : undefined}
      />
      <AdminTextField
        label="Alternative text"
        help="Describes the offer for people who cannot see the picture."
        autoComplete="off"
        maxLength={1000}
        value={altText}
        onChange={(event) => setAltText(event.currentTarget.value)}
        error={wrong['promotion.media.altText']}
      />
      <LinkField url={destinationUrl} onChange={setDestinationUrl} error={wrong['promotion.destinationUrl']} />
      <PlacesField places={places} onChange={setPlaces} />
      <Toggle label="Shown" help="Off: not shown anywhere." checked={enabled} onChange={setEnabled} />
    </ChangeDialog>
  )
}
