import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { csvFile } from './csv.ts'
import { saveFile } from './save-file.ts'

type ExportButtonProps = {
  /** Name of the file, with its ending. */
  name: string
  /** Everything that the list is narrowed to, on all of its pages, as CSV. */
  read: () => Promise<ListFile>
}

export interface ListFile {
  readonly text: string
  /** Number of rows that the file lacks, where a list is too long to be read whole. */
  readonly missing?: number
}

/** Saves a list as a CSV file. */
export function ExportButton({ name, read }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: ({ text, missing = 0 }) => {
      saveFile(name, csvFile(text))
      if (missing > 0) toast.error(t('admin.list.theFileLacksRows', { count: missing }))
    },
    onError: (error) => toast.error(t('admin.list.theFileCouldNotBe', { title: failureOf(error).title })),
  })
  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate()}>
      {t('admin.list.exportCSV')}
    </Button>
  )
}
