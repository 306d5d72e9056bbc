import { sendImport } from '@fairground/client/own-pages.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { DropZone } from '../media/upload-button.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { IMPORTS, importsQuery, type ProductImport } from './import-client.ts'
import { formatWords, statusWords } from './import-words.ts'
import { Steps } from './steps.tsx'

export async function loader() {
  await queryClient.ensureQueryData(importsQuery())
  return null
}

export function Component() {
  const { data: imports = [], error, refetch } = useQuery(importsQuery())
  return (
    <Page title={t('admin.product-imports.importProducts2')}>
      <PageHeader
        title={t('admin.product-imports.importProducts2')}
        back={{ label: t('admin.product-imports.products'), href: paths.products() }}
        linkAs={RouterLink}
      />
      <div className="flex max-w-200 flex-col gap-6">
        <Steps at={0} />
        <ChooseFile />
        <StaleMark error={error} onRetry={refetch} />
        {imports.length > 0 ? <Before imports={imports} /> : null}
      </div>
    </Page>
  )
}

function ChooseFile() {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const lacks = useLacks('catalog.write')
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: sendImport,
    onSuccess: async (id) => {
      await cache.invalidateQueries({ queryKey: [IMPORTS, 'list'] })
      await navigate(paths.productImport(id))
    },
  })
  const take = ([file]: File[]) => {
    if (file) send.mutate(file)
  }
  return (
    <DropZone onFiles={lacks || send.isPending ? undefined : take}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-border-strong border-dashed bg-surface p-6">
        <p className="max-w-prose text-ink-2">{t('admin.product-imports.dropACSVFileHere')}</p>
        <Button disabledReason={lacks} pending={send.isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('admin.product-imports.chooseAFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('admin.product-imports.productFile')}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        {send.error ? (
          <p role="alert" className="text-danger">
            {t('admin.product-imports.theFileCouldNotBe', { title: failureOf(send.error).title })}
          </p>
        ) : null}
      </div>
    </DropZone>
  )
}

function Before({ imports }: { imports: readonly ProductImport[] }) {
  const { ago, dateTime, number } = useFormats()
  const now = useSiteNow()
  return (
    <section aria-labelledby="before" className="flex flex-col gap-2">
      <h2 id="before" className="font-semibold text-label">
        {t('admin.product-imports.earlierImports')}
      </h2>
      <ul className="flex flex-col rounded-card border border-border bg-surface">
        {imports.map((one) => {
          const [tone, words] = statusWords[one.status]
          return (
            <li key={one.id} className="border-border not-last:border-b">
              <RouterLink
                href={paths.productImport(one.id)}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5 hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 basis-48 truncate font-medium">{one.fileName}</span>
                <span className="text-ink-3">{one.format ? formatWords[one.format] : ''}</span>
                <span className="text-ink-2 tabular-nums">
                  {t('admin.product-imports.numberWritten', { number: number(one.written) })}
                </span>
                <time className="text-ink-3" dateTime={one.createdDate.toISOString()} title={dateTime(one.createdDate)}>
                  {ago(one.createdDate, now)}
                </time>
                <StatusPill tone={tone}>{words}</StatusPill>
              </RouterLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
