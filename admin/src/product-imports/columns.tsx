import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { store } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { columnsQuery, type ImportColumns, importClient, importQuery, type ProductImport } from './import-client.ts'
import { formatWords } from './import-words.ts'

/** Mapping of the file's columns, where its headings are missing or wrong. */
export function Columns({ run }: { run: ProductImport }) {
  const { data } = useQuery(columnsQuery(run))
  if (!data || data.columns.length === 0) return null
  if (run.status === 'FAILED')
    return (
      <Card title={t('admin.product-imports.whichColumnIsWhat')}>
        <p className="mb-4 text-ink-2">{t('admin.product-imports.theHeadingsAreNotThose')}</p>
        <Mapping key={run.id} run={run} given={data} />
      </Card>
    )
  return (
    <details>
      <summary className="cursor-pointer text-ink-2">{t('admin.product-imports.changeColumns')}</summary>
      <div className="mt-3 rounded-card border border-border bg-surface p-4">
        <Mapping key={run.id} run={run} given={data} />
      </div>
    </details>
  )
}

type Format = ImportColumns['format']
type Chosen = Readonly<Record<string, string>>

const chosenOf = (columns: readonly { heading: string; field: string }[]): Chosen =>
  Object.fromEntries(columns.map(({ heading, field }) => [heading, field]))

function Mapping({ run, given }: { run: ProductImport; given: ImportColumns }) {
  const lacks = useLacks('catalog.write')
  const cache = useQueryClient()
  const guessOf = (format: Format) => given.formats.find((one) => one.format === format)?.guess ?? []
  const [format, setFormat] = useState(given.format)
  const [chosen, setChosen] = useState(() => chosenOf(given.mapping ?? guessOf(given.format)))
  const { fields = [], needed = [] } = given.formats.find((one) => one.format === format) ?? {}
  const headings = given.columns.map(({ heading }) => heading)
  const columns = headings.flatMap((heading) => {
    const field = chosen[heading]
    return field ? [{ heading, field }] : []
  })
  const missing = needed.filter((field) => !columns.some((one) => one.field === field))
  const twice = fields.filter((field) => columns.filter((one) => one.field === field).length > 1)
  const save = useMutation({
    mutationFn: () => importClient.setImportColumns({ id: run.id, format, columns }),
    onSuccess: ({ import: now }) => store(cache, importQuery(run.id).queryKey, now),
  })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <div className="max-w-80">
        <SelectField
          label={t('admin.product-imports.fieldsOf')}
          value={format}
          onChange={(event) => {
            const next = given.formats.find((one) => one.format === event.currentTarget.value)
            if (!next) return
            setFormat(next.format)
            setChosen(chosenOf(next.guess))
          }}
        >
          {given.formats.map((one) => (
            <option key={one.format} value={one.format}>
              {formatWords[one.format]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {given.columns.map(({ heading, sample }) => (
          <SelectField
            key={heading}
            label={heading || t('admin.product-imports.withoutAHeading')}
            help={sample ? t('admin.product-imports.suchAsSample', { sample }) : undefined}
            value={chosen[heading] ?? ''}
            error={
              twice.includes(chosen[heading] ?? '') ? t('admin.product-imports.anotherColumnHoldsThatToo') : undefined
            }
            onChange={(event) => setChosen({ ...chosen, [heading]: event.currentTarget.value })}
          >
            <option value="">{t('admin.product-imports.leaveOut')}</option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {field}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {save.error ? (
        <p role="alert" className="text-danger">
          {failureOf(save.error).title}
        </p>
      ) : null}
      <div>
        <Button type="submit" pending={save.isPending} disabledReason={lacks ?? reason(missing, twice)}>
          {t('admin.product-imports.checkTheFileAgain')}
        </Button>
      </div>
    </form>
  )
}

function reason(missing: readonly string[], twice: readonly string[]): string | undefined {
  if (missing.length > 0)
    return t('admin.product-imports.chooseTheColumnForMissing', { missing: missing.join(' and which is ') })
  return twice.length > 0 ? t('admin.product-imports.twoColumnsAreValue', { value: twice[0] ?? '' }) : undefined
}
