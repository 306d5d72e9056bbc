import { sendImportPictures } from '@fairground/client/own-pages.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useRef } from 'react'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { importQuery, type ProductImport } from './import-client.ts'

/** For a file that calls its pictures by their names. */
export function PicturesZip({ run }: { run: ProductImport }) {
  const cache = useQueryClient()
  const lacks = useLacks('catalog.write')
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (zip: File) => sendImportPictures(run.id, zip),
    onSuccess: () => cache.invalidateQueries({ queryKey: importQuery(run.id).queryKey }),
  })
  const { ignored = [] } = send.data ?? {}
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        disabledReason={lacks}
        pending={send.isPending}
        onClick={() => input.current?.click()}
      >
        <Images aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('admin.product-imports.addPicturesInAZip')}
      </Button>
      <span className="text-ink-3">{t('admin.product-imports.forFilesThatNamePictures')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('admin.product-imports.picturesInAZip')}
        onChange={(event) => {
          const [zip] = event.currentTarget.files ?? []
          if (zip) send.mutate(zip)
          event.currentTarget.value = ''
        }}
      />
      {ignored.length > 0 ? (
        <p className="w-full text-ink-2">
          {t('admin.product-imports.noPicturesIgnored', { ignored: ignored.join(', ') })}
        </p>
      ) : null}
      {send.error ? (
        <p role="alert" className="w-full text-danger">
          {failureOf(send.error).title}
        </p>
      ) : null}
    </div>
  )
}
