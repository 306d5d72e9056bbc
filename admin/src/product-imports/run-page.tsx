import { Card } from '@fairground/ui/admin/card.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { paths } from '../paths.ts'
import { queryClient, store } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { Columns } from './columns.tsx'
import { importClient, importQuery, isUnderWay, type ProductImport } from './import-client.ts'
import { countOf, formatWords, statusWords, stepOf } from './import-words.ts'
import { Items } from './items.tsx'
import { PicturesZip } from './pictures-zip.tsx'
import { Steps } from './steps.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(importQuery(params.importId ?? ''))
  return null
}

export function Component() {
  const { importId = '' } = useParams()
  const { data: run, error, refetch } = useQuery(importQuery(importId))
  if (!run) return null
  const [tone, words] = statusWords[run.status]
  return (
    <Page title={run.fileName}>
      <PageHeader
        title={run.fileName}
        status={<StatusPill tone={tone}>{words}</StatusPill>}
        back={{ label: t('admin.product-imports.imports'), href: paths.productImports() }}
        linkAs={RouterLink}
      />
      <div className="flex flex-col gap-5">
        <Steps at={stepOf(run)} />
        <StaleMark error={error} onRetry={refetch} />
        <Now run={run} />
        {run.status === 'COMPARED' || run.status === 'COMPARING' || run.status === 'FAILED' ? (
          <PicturesZip run={run} />
        ) : null}
        {run.status === 'COMPARED' || (run.status === 'FAILED' && run.written === 0) ? <Columns run={run} /> : null}
        {run.status === 'COMPARING' || run.trouble ? null : <Items run={run} />}
      </div>
    </Page>
  )
}

/** Progress of the import, and its actions now. */
function Now({ run }: { run: ProductImport }) {
  const { number } = useFormats()
  const lacksCatalogue = useLacks('catalog.write')
  const lacks = useLacks('inventory.write') ?? lacksCatalogue
  const cache = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const act = useMutation({
    mutationFn: (what: 'startImport' | 'cancelImport' | 'undoImport') => importClient[what]({ id: run.id }),
    onSuccess: ({ import: now }) => {
      setConfirming(false)
      return store(cache, importQuery(run.id).queryKey, now)
    },
  })
  const toWrite = countOf(run, 'CREATED') + countOf(run, 'UPDATED')
  const products = (many: number) => t('admin.list.countProduct', { count: many })
  const button = (what: 'startImport' | 'cancelImport' | 'undoImport', label: string, isPrimary = false) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      disabledReason={lacks}
      pending={act.isPending && act.variables === what}
      onClick={() => (what === 'undoImport' ? setConfirming(true) : act.mutate(what))}
    >
      {label}
    </Button>
  )
  return (
    <Card title={titleOf(run, products)}>
      <div className="flex flex-col gap-4">
        {run.trouble ? (
          <p role="alert" className="text-danger">
            {run.trouble}
          </p>
        ) : null}
        {isUnderWay(run) ? (
          <Meter
            label={statusWords[run.status][1]}
            value={run.progress}
            max={1}
            text={`${number(Math.round(run.progress * 100))} %`}
          />
        ) : null}
        <About run={run} />
        {act.error ? (
          <p role="alert" className="text-danger">
            {failureOf(act.error).title}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {run.status === 'COMPARED' && toWrite > 0
            ? button('startImport', t('admin.product-imports.importProducts', { products: products(toWrite) }), true)
            : null}
          {run.status === 'COMPARING' || run.status === 'COMPARED' || run.status === 'RUNNING'
            ? button(
                'cancelImport',
                run.status === 'RUNNING' ? t('admin.product-imports.stopTheImport') : t('admin.product-imports.cancel'),
              )
            : null}
          {(run.status === 'DONE' || run.status === 'CANCELED' || run.status === 'FAILED') && run.written > 0
            ? button('undoImport', t('admin.product-imports.undoImport'))
            : null}
        </div>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('admin.product-imports.undoThisImport')}
        description={t('admin.product-imports.newProductsAreDeletedAnd')}
        confirmLabel={t('admin.product-imports.undoImport')}
        pending={act.isPending}
        onConfirm={() => act.mutate('undoImport')}
      />
    </Card>
  )
}

/** Format and size of the file, and what it means now. */
function About({ run }: { run: ProductImport }) {
  const facts = [
    run.format && formatWords[run.format],
    t('admin.list.countRow', { count: run.rows }),
    run.pictures > 0 && t('admin.product-imports.picturesFromAZip', { count: run.pictures }),
  ].filter(Boolean)
  return (
    <p className="text-ink-2">
      {facts.join(', ')}. {run.status === 'COMPARED' ? t('admin.product-imports.nothingHasChangedYet') : ''}
      {isUnderWay(run) ? t('admin.product-imports.youCanLeaveThisPage') : ''}
    </p>
  )
}

function titleOf(run: ProductImport, products: (count: number) => string): string {
  switch (run.status) {
    case 'COMPARING':
      return t('admin.product-imports.comparingTheFileWithYour')
    case 'COMPARED':
      return countOf(run, 'CREATED') + countOf(run, 'UPDATED') > 0
        ? t('admin.product-imports.productsToAddProducts2To', {
            products: products(countOf(run, 'CREATED')),
            products2: products(countOf(run, 'UPDATED')),
          })
        : t('admin.product-imports.theFileChangesNothing')
    case 'RUNNING':
      return t('admin.product-imports.productsWrittenSoFar', { products: products(run.written) })
    case 'DONE':
      return t('admin.product-imports.productsAddedProducts2Changed', {
        products: products(countOf(run, 'CREATED')),
        products2: products(countOf(run, 'UPDATED')),
      })
    case 'CANCELED':
      return run.written > 0
        ? t('admin.product-imports.stoppedAfterProducts', { products: products(run.written) })
        : t('admin.product-imports.cancelledBeforeAnythingWasWritten')
    case 'FAILED':
      return t('admin.product-imports.theFileCannotBeImported')
    case 'UNDOING':
      return t('admin.product-imports.undoingTheImport')
    case 'UNDONE':
      return t('admin.product-imports.productsUndoneProducts2LeftAs', {
        products: products(countOf(run, 'UNDONE')),
        products2: products(countOf(run, 'KEPT')),
      })
    default:
      return run.status satisfies never
  }
}
