import { AdminField, AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { outside } from '../paths.ts'
import type { ProductValues } from './product-values.ts'

/** Pictures by their address. The first is the one that lists show. */
export function PicturesEditor({ form }: { form: UseFormReturn<ProductValues> }) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const pictures = form.watch('pictures')
  const set = (next: ProductValues['pictures']) => form.setValue('pictures', next, { shouldDirty: true })
  const add = () => {
    const url = typed.trim()
    if (!/^https?:\/\/\S+$/.test(url)) return setFault('Write an address that starts with https://.')
    setFault(undefined)
    setTyped('')
    set([...pictures, { id: '', url }])
  }
  return (
    <div className="flex flex-col gap-3">
      {pictures.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {pictures.map(({ id, url }, index) => (
            <li key={id || url} className="relative overflow-hidden rounded-card border border-border">
              <Image
                src={outside.picture(url)}
                alt={`Picture ${index + 1}`}
                name={form.getValues('name')}
                sizes="120px"
              />
              <IconButton
                size="sm"
                label={`Remove picture ${index + 1}`}
                icon={<X size={14} strokeWidth={1.75} />}
                onClick={() => set(pictures.filter((_, at) => at !== index))}
                className="absolute end-1 top-1 size-6! bg-surface"
              />
              {index === 0 && (
                <span className="absolute start-1 bottom-1 rounded-control bg-surface px-1.5 py-0.5 text-group">
                  Main
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <AdminField
        label="Address of a picture"
        error={fault}
        help="The picture stays where it lies; the shop shows it from there."
      >
        {(wiring) => (
          <div className="flex gap-2">
            <AdminInput
              {...wiring}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
            <Button variant="secondary" size="sm" onClick={add}>
              Add picture
            </Button>
          </div>
        )}
      </AdminField>
    </div>
  )
}
