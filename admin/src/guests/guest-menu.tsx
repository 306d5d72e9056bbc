import type { MenuProps } from '@fairground/ui/admin/opened-menu.tsx'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import type { GuestLine } from './guest-line.ts'
import type { GuestChanges } from './use-guest-changes.ts'

type GuestMenuProps = { line: GuestLine; changes: GuestChanges; lacks: string | undefined }

/** Other actions on a guest; one that is not possible says why. */
export function GuestMenu({ line, changes, lacks }: GuestMenuProps) {
  const undo: MenuProps['items'][number] = {
    label: t('admin.guests.undoTheCheckIn'),
    disabledReason: lacks ?? (line.inside === 0 ? t('admin.guests.nobodyIsCheckedInYet') : undefined),
    onSelect: () => changes.undo(line),
  }
  const answers: MenuProps['items'][number] = {
    label: t('admin.guests.seeAnswers'),
    disabledReason: Object.keys(line.answers).length === 0 ? t('admin.guests.answeredNothingMore') : undefined,
    onSelect: () => changes.showAnswers(line),
  }
  if (line.kind === 'ticket')
    return <MoreMenu label={t('admin.guests.moreForName', { name: line.name })} items={[answers, undo]} />
  return (
    <MoreMenu
      label={t('admin.guests.moreForName', { name: line.name })}
      items={[
        answers,
        { label: t('admin.guests.changeReply'), disabledReason: lacks, onSelect: () => changes.edit(line) },
        ...(line.status === 'WAITING'
          ? [
              {
                label: t('admin.guests.assignAPlace'),
                disabledReason: lacks,
                onSelect: () => changes.giveStatus(line, 'YES'),
              },
            ]
          : []),
        undo,
        { label: t('admin.guests.copyGuestLink'), disabledReason: lacks, onSelect: () => changes.copyLink(line) },
        { kind: 'separator' },
        {
          label: t('admin.guests.deleteReply'),
          tone: 'danger',
          disabledReason: lacks,
          onSelect: () => changes.confirmRemoval(line),
        },
      ]}
    />
  )
}
