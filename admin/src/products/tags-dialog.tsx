import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { NameList } from '../product/name-list.tsx'
import { useFormats } from '../session/me.ts'

type Props = { count: number; pending: boolean; onClose: () => void; onAdd: (tags: string[]) => void }

export function TagsDialog({ count, pending, onClose, onAdd }: Props) {
  const products = useFormats().count(count, { one: '# product', other: '# products' })
  const [tags, setTags] = useState<string[]>([])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add tags to ${products}`}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="sm"
            pending={pending}
            disabledReason={tags.length > 0 ? undefined : 'Enter a tag first.'}
            onClick={() => onAdd(tags)}
          >
            Add tags
          </Button>
        </>
      }
    >
      <NameList
        label="Tags"
        help="Press Enter or type a comma after each tag."
        names={tags}
        most={100}
        longest={100}
        onChange={setTags}
      />
    </Dialog>
  )
}
