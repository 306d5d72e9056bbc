import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type FormEvent, useState } from 'react'
import { ChangeDialog } from '../../forms/change-dialog.tsx'
import { t } from '../../texts.ts'
import { memberClient } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'

/** Pairs that can be read: the text has at least 4.5:1 on its ground. */
export const looks = [
  { name: t('admin.members.green'), backgroundColor: '#def3e8', textColor: '#10593e' },
  { name: t('admin.members.marigold'), backgroundColor: '#fff1cc', textColor: '#6b4300' },
  { name: t('admin.members.candy'), backgroundColor: '#fee6e9', textColor: '#a3163f' },
  { name: t('admin.members.blue'), backgroundColor: '#e3effc', textColor: '#1a4f86' },
  { name: t('admin.members.ink'), backgroundColor: '#121f19', textColor: '#fafdfb' },
] as const

/** Makes a badge and gives it to this member. */
export function NewBadgeDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [look, setLook] = useState<(typeof looks)[number]>(looks[0])
  const [tried, setTried] = useState(false)
  const make = useMemberChange({
    run: async () => {
      const { backgroundColor, textColor } = look
      const badge = { title: title.trim(), backgroundColor, textColor }
      const made = await memberClient.badges.createBadge({ badge })
      return memberClient.badges.assignBadge({ id: made.badge.id, memberIds: [memberId] })
    },
    done: t('admin.members.badgeCreatedAndAssigned'),
    quiet: true,
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside the page's tree, whose form is another one.
    event.stopPropagation()
    setTried(true)
    if (title.trim()) make.mutate(undefined)
  }
  return (
    <ChangeDialog
      title={t('admin.members.createABadge')}
      description={t('admin.members.shownBesideTheNamesOf')}
      submit={t('admin.members.createBadge')}
      pending={make.isPending}
      error={make.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.members.title')}
        placeholder={t('admin.members.friendOfTheHouse')}
        autoComplete="off"
        maxLength={100}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={tried && !title.trim() ? t('admin.members.enterATitle') : undefined}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1.5 text-label text-ink-2">{t('admin.members.colours')}</legend>
        {looks.map((one) => (
          <CheckboxField
            key={one.name}
            type="radio"
            name="look"
            checked={one === look}
            onChange={() => setLook(one)}
            label={
              <span
                style={{ backgroundColor: one.backgroundColor, color: one.textColor }}
                className="inline-flex rounded-full border border-border px-2.5 py-0.5 text-label forced-color-adjust-none"
              >
                {title.trim() || one.name}
              </span>
            }
          />
        ))}
      </fieldset>
    </ChangeDialog>
  )
}
