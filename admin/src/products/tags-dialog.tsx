import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { NameList } from '../labels/name-list.tsx'
import { t } from '../texts.ts'

type Props = { count: number; pending: boolean; onClose: () => void; onAdd: (tags: string[]) => void }

export function TagsDialog({ count, pending, onClose, onAdd }: Props) {
  const products = t('admin.list.countProduct', { count })
  const [tags, setTags] = useState<string[]>([])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.products.addTagsToProducts', { products })}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.products.cancel')}
          </Button>
          <Button
            size="sm"
            pending={pending}
            disabledReason={tags.length > 0 ? undefined : t('admin.products.enterATagFirst')}
            onClick={() => onAdd(tags)}
          >
            {t('admin.products.addTags')}
          </Button>
        </>
      }
    >
      <NameList
        label={t('admin.products.tags')}
        help={t('admin.products.pressEnterOrTypeA')}
        names={tags}
        most={100}
        longest={100}
        onChange={setTags}
      />
    </Dialog>
  )
}
