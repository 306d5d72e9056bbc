import { useQuery } from '@tanstack/react-query'
import { CatalogueList, TABS } from '../collections/catalogue-list.tsx'
import { useChoice } from '../list/use-choice.ts'
import { useFormats } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { LabelDialog } from './label-dialog.tsx'
import { type Label, type LabelKind, labelsQuery } from './labels.ts'

/** Brands or ribbons. */
export function LabelsPage({ kind }: { kind: LabelKind }) {
  const at = useChoice(TABS, kind.pathOf)
  const read = useQuery(labelsQuery(kind, at.choice))
  return (
    <CatalogueList
      title={kind.title}
      one={kind.one}
      lead={kind.lead}
      searched={t('admin.labels.name')}
      none={t('admin.labels.theyAppearHereOnceA')}
      edit={t('admin.labels.rename')}
      at={at}
      read={read}
      row={({ name, products }) => ({ name, facts: t('admin.list.countProduct', { count: products }) })}
      form={(label, onClose) => <LabelDialog kind={kind} label={label} onClose={onClose} />}
      ending={(label, onClose) => <DeleteDialog kind={kind} label={label} onClose={onClose} />}
    />
  )
}

function DeleteDialog({ kind, label, onClose }: { kind: LabelKind; label: Label; onClose: () => void }) {
  const { count } = useFormats()
  const losing = { one: t('admin.labels.productStaysInTheShop'), other: t('admin.labels.productsStayInTheShop') }
  return (
    <EndDialog
      title={t('admin.labels.deleteName', { name: label.name })}
      description={label.products > 0 ? count(label.products, losing) : t('admin.labels.noProductUsesIt')}
      confirmLabel={t('admin.labels.deleteOne', { one: kind.one })}
      done={t('admin.labels.nameDeleted', { name: label.name })}
      run={() => kind.remove([label.id])}
      stale={[kind.key]}
      onClose={onClose}
    />
  )
}
