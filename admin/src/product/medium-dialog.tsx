import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextAreaField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ItemPanel } from '../media/item-panel.tsx'
import { itemQuery } from '../media/media-client.ts'
import { t } from '../texts.ts'
import { kindNames, libraryId } from './medium-kinds.ts'
import type { MediumValues } from './product-values.ts'

type Props = { medium: MediumValues; onClose: () => void; onAlt: (alt: string) => void }

/** Text of a medium for people who do not see it; where a picture of the library is cut is the library's. */
export function MediumDialog({ medium, onClose, onAlt }: Props) {
  const [alt, setAlt] = useState(medium.alt)
  const [inLibrary, setInLibrary] = useState(false)
  const id = libraryId(medium.url)
  if (inLibrary && id) return <InLibrary id={id} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={medium.name || kindNames[medium.kind]}
      description={medium.url && <span className="wrap-anywhere">{medium.url}</span>}
      footer={
        <>
          {id && (
            <Button variant="secondary" size="sm" onClick={() => setInLibrary(true)}>
              {medium.kind === 'image' ? t('admin.product.setTheFocalPoint') : t('admin.product.openInTheLibrary')}
            </Button>
          )}
          <Button
            size="sm"
            onClick={() => {
              onAlt(alt.trim())
              onClose()
            }}
          >
            {t('admin.product.saveText')}
          </Button>
        </>
      }
    >
      <AdminTextAreaField
        label={t('admin.product.alternativeText')}
        help={t('admin.product.describesThePictureForPeople')}
        rows={3}
        maxLength={1000}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </Dialog>
  )
}

function InLibrary({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError } = useQuery(itemQuery(id))
  if (isError)
    return (
      <Dialog open onOpenChange={onClose} title={t('admin.product.notInTheLibrary')}>
        {t('admin.product.thisFileIsNotIn')}
      </Dialog>
    )
  return data ? <ItemPanel item={data.item} onClose={onClose} /> : null
}
