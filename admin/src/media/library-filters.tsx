import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '../list/search-box.tsx'
import { t } from '../texts.ts'
import { foldersQuery, type LibraryChoice } from './media-client.ts'
import { folderLines, kindChoices } from './media-words.ts'

type LibraryFiltersProps = {
  choice: LibraryChoice
  onChange: (change: Partial<LibraryChoice>) => void
  /** Kinds cannot be chosen where only one will do. */
  fixedKind?: boolean
}

export function LibraryFilters({ choice, onChange, fixedKind = false }: LibraryFiltersProps) {
  const { data: folders = [] } = useQuery(foldersQuery())
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={t('admin.media.searchFiles')}
        value={choice.q ?? ''}
        onSearch={(q) => onChange({ q: q || undefined })}
      />
      <AdminSelect
        aria-label={t('admin.media.folder')}
        className="max-w-52"
        value={choice.folder ?? ''}
        onChange={(event) => onChange({ folder: event.currentTarget.value || undefined })}
      >
        <option value="">{t('admin.media.everyFolder')}</option>
        {folderLines(folders).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {`${'– '.repeat(depth)}${name}`}
          </option>
        ))}
      </AdminSelect>
      {!fixedKind && (
        <AdminSelect
          aria-label={t('admin.media.kind')}
          value={choice.kind ?? ''}
          onChange={(event) =>
            onChange({ kind: kindChoices.find(({ value }) => value === event.currentTarget.value)?.value || undefined })
          }
        >
          {kindChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </AdminSelect>
      )}
    </div>
  )
}
