import { TableFooter } from '@fairground/ui/admin/table.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { failureOf } from '../failure.ts'
import { csvFile } from '../list/csv.ts'
import { saveFile } from '../list/save-file.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type ImportItem, ITEMS_PAGE, importClient, itemsQuery, type ProductImport } from './import-client.ts'
import { countOf, faultsFile, OUTCOMES, outcomeTones, outcomeWords } from './import-words.ts'

/** The products of the file, those of one outcome at a time, each with how it differs or what is wrong. */
export function Items({ run }: { run: ProductImport }) {
  const { number } = useFormats()
  const shown = OUTCOMES.filter((outcome) => countOf(run, outcome) > 0)
  const params = new URLSearchParams(useLocation().search)
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const outcome =
    shown.find((one) => one === params.get('outcome')) ??
    (shown.includes('FAILED') && run.written === 0 ? 'FAILED' : shown[0])
  const { data } = useQuery(itemsQuery(run.id, outcome, page, `${run.status} ${run.written}`))
  const items = data?.items ?? []
  const total = data?.metadata.total ?? 0
  const isCarriedOut = run.status !== 'COMPARED' && run.status !== 'RUNNING'
  const first = (page - 1) * ITEMS_PAGE
  if (shown.length === 0) return null
  return (
    <section aria-label={t('admin.product-imports.productsOfTheFile')} className="flex flex-col gap-3">
      <Tabs
        label={t('admin.product-imports.whichProducts')}
        linkAs={RouterLink}
        tabs={shown.map((one) => ({
          label: `${outcomeWords(one, isCarriedOut)} ${number(countOf(run, one))}`,
          href: paths.productImport(run.id, { outcome: one }),
          current: one === outcome,
        }))}
      />
      {outcome === 'FAILED' && <FaultsButton run={run} />}
      <ul className="flex flex-col rounded-card border border-border bg-surface">
        {items.map((item) => (
          <Item key={item.position} item={item} isCarriedOut={isCarriedOut || item.written} />
        ))}
      </ul>
      <TableFooter
        end={
          <nav aria-label={t('admin.product-imports.pages')} className="flex gap-2">
            {page > 1 ? (
              <Step
                label={t('admin.product-imports.previous')}
                href={paths.productImport(run.id, { outcome, page: page - 1 })}
              />
            ) : null}
            {first + items.length < total ? (
              <Step
                label={t('admin.product-imports.next')}
                href={paths.productImport(run.id, { outcome, page: page + 1 })}
              />
            ) : null}
          </nav>
        }
      >
        {t('admin.product-imports.numberNumber2OfNumber3', {
          number: number(first + 1),
          number2: number(first + items.length),
          number3: number(total),
        })}
      </TableFooter>
    </section>
  )
}

/** Button for the file of all faults, to correct the source by. */
function FaultsButton({ run }: { run: ProductImport }) {
  const save = useMutation({
    mutationFn: async () =>
      saveFile(`${run.fileName.replace(/\.csv$/i, '')}-problems.csv`, csvFile(await faultsOf(run.id))),
  })
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" pending={save.isPending} onClick={() => save.mutate()}>
        <FileDown aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('admin.product-imports.downloadTheProblems')}
      </Button>
      {save.error && (
        <span role="alert" className="text-danger">
          {failureOf(save.error).title}
        </span>
      )}
    </span>
  )
}

async function faultsOf(id: string): Promise<string> {
  const found: ImportItem[] = []
  for (let total = 1; found.length < total; ) {
    const paging = { limit: 100, offset: found.length }
    const { items, metadata } = await importClient.listImportItems({ id, outcome: 'FAILED', paging })
    if (items.length === 0) break
    found.push(...items)
    total = metadata.total ?? 0
  }
  return faultsFile(found)
}

const Step = ({ label, href }: { label: string; href: string }) => (
  <ButtonLink variant="secondary" size="sm" href={href} linkAs={RouterLink}>
    {label}
  </ButtonLink>
)

function Item({ item, isCarriedOut }: { item: ImportItem; isCarriedOut: boolean }) {
  const { number } = useFormats()
  return (
    <li className="flex flex-col gap-2 border-border px-3 py-2.5 not-last:border-b">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48 truncate font-medium">
          {item.productId && item.outcome !== 'UNDONE' ? (
            <RouterLink href={paths.product(item.productId)} className="hover:underline">
              {item.name}
            </RouterLink>
          ) : (
            item.name
          )}
        </span>
        <span className="text-ink-3">{t('admin.product-imports.lineNumber', { number: number(item.line) })}</span>
        <StatusPill tone={outcomeTones[item.outcome]}>{outcomeWords(item.outcome, isCarriedOut)}</StatusPill>
      </div>
      {item.problems.length > 0 ? (
        <ul className={item.outcome === 'FAILED' ? 'text-danger' : 'text-ink-2'}>
          {item.problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {t('admin.product-imports.lineNumberMessage', { number: number(line), message })}
            </li>
          ))}
        </ul>
      ) : null}
      {item.differences.length > 0 ? (
        <details open={item.differences.length <= 4}>
          <summary className="cursor-pointer text-ink-2">
            {t('admin.product-imports.lengthChanges', { length: item.differences.length })}
          </summary>
          <table className="mt-1 w-full table-fixed text-start">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('admin.product-imports.what')}</th>
                <th scope="col">{t('admin.product-imports.now')}</th>
                <th scope="col">{t('admin.product-imports.fromTheFile')}</th>
              </tr>
            </thead>
            <tbody>
              {item.differences.map(({ field, before, after }) => (
                <tr key={field} className="align-top">
                  <th scope="row" className="w-1/4 py-0.5 pe-3 text-start font-normal text-ink-3">
                    {field}
                  </th>
                  <td className="py-0.5 pe-3 break-words text-ink-2 line-through decoration-ink-3">{before || '–'}</td>
                  <td className="py-0.5 break-words">{after || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </li>
  )
}
