import type { TaxGroup } from '@fairground/client/generated/ecom.tax-groups.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { TAXES, taxClient } from './tax-queries.ts'

type TaxGroupDialogProps = {
  /** The one to change; absent makes one. */
  group: TaxGroup | undefined
  /** Every site has it: its name stays. */
  isFixed: boolean
  onClose: () => void
}

interface GroupValues {
  readonly name: string
  readonly taxCode: string
}

const fields = plainFields<GroupValues>({ name: t('admin.taxes.name'), taxCode: t('admin.taxes.taxCode') })
const CODE = /^(txcd_\d{8})?$/

/** Makes a group of goods, or changes its name and its tax code. */
export function TaxGroupDialog({ group, isFixed, onClose }: TaxGroupDialogProps) {
  const { site } = useMe()
  const { values, edit, tried, save, dialog } = useEditForm({
    edited: group && { kind: 'site', id: site.id },
    stored: { name: group?.name ?? '', taxCode: group?.taxCode ?? '' },
    fields,
    run: ({ name, taxCode }: GroupValues) =>
      group
        ? taxClient.taxGroups.updateTaxGroup({
            taxGroup: { id: group.id, revision: group.revision, taxCode, ...(isFixed ? {} : { name }) },
          })
        : taxClient.taxGroups.createTaxGroup({ taxGroup: { name, ...(taxCode ? { taxCode } : {}) } }),
    done: t('admin.taxes.groupSaved'),
    onDone: onClose,
    stale: [TAXES],
  })
  const wanted = { name: values.name.trim(), taxCode: values.taxCode.trim() }
  const isCode = CODE.test(wanted.taxCode)
  return (
    <ChangeDialog
      title={group ? t('admin.taxes.changeName', { name: group.name }) : t('admin.taxes.addAGroup')}
      description={t('admin.taxes.groupHelp')}
      submit={t('admin.taxes.saveGroup')}
      {...dialog}
      onSubmit={() => save(wanted.name && isCode ? wanted : undefined)}
      onClose={onClose}
    >
      {!isFixed && (
        <AdminTextField
          label={t('admin.taxes.name')}
          autoComplete="off"
          maxLength={200}
          value={values.name}
          onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
          error={tried && !wanted.name ? t('admin.taxes.enterAName') : undefined}
        />
      )}
      <AdminTextField
        label={t('admin.taxes.taxCode')}
        help={t('admin.taxes.taxCodeHelp')}
        optional
        autoComplete="off"
        maxLength={13}
        value={values.taxCode}
        onChange={({ currentTarget }) => edit({ taxCode: currentTarget.value })}
        error={tried && !isCode ? t('admin.taxes.enterATaxCode') : undefined}
      />
    </ChangeDialog>
  )
}
