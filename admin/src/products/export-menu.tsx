import { readProductFile } from '@fairground/client/own-pages.ts'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { saveFile } from '../list/save-file.ts'
import { t } from '../texts.ts'

type Format = Parameters<typeof readProductFile>[0]

const FORMATS: readonly (readonly [format: Format, label: string])[] = [
  ['own', t('admin.products.everythingAsAFairgroundFile')],
  ['shopify', t('admin.products.forShopify')],
  ['woocommerce', t('admin.products.forWooCommerce')],
]

/** All products as a CSV file, in the format of the program it is for. */
export function ExportMenu() {
  const read = useMutation({
    mutationFn: (format: Format) => readProductFile(format),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: (error) => toast.error(t('admin.products.theFileCouldNotBe', { title: failureOf(error).title })),
  })
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" pending={read.isPending}>
          {t('admin.products.export')}
        </Button>
      }
      items={FORMATS.map(([format, label]) => ({ label, onSelect: () => read.mutate(format) }))}
    />
  )
}
