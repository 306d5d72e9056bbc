import type { MenuProps } from '@fairground/ui/admin/menu.tsx'
import { MoreMenu } from '../shell/more-menu.tsx'
import type { GuestLine } from './guest-line.ts'
import type { GuestChanges } from './use-guest-changes.ts'

type GuestMenuProps = { line: GuestLine; changes: GuestChanges; lacks: string | undefined }

/** Other actions on a guest; one that is not possible says why. */
export function GuestMenu({ line, changes, lacks }: GuestMenuProps) {
  const undo: MenuProps['items'][number] = {
    label: 'Undo the check-in',
    disabledReason: lacks ?? (line.inside === 0 ? 'Nobody is checked in yet' : undefined),
    onSelect: () => changes.undo(line),
  }
  if (line.kind === 'ticket') return <MoreMenu label={`More for ${line.name}`} items={[undo]} />
  return (
    <MoreMenu
      label={`More for ${line.name}`}
      items={[
        { label: 'Change reply', disabledReason: lacks, onSelect: () => changes.edit(line) },
        ...(line.status === 'WAITING'
          ? [{ label: 'Assign a place', disabledReason: lacks, onSelect: () => changes.giveStatus(line, 'YES') }]
          : []),
        undo,
        { label: 'Copy guest link', disabledReason: lacks, onSelect: () => changes.copyLink(line) },
        { kind: 'separator' },
        { label: 'Delete reply', tone: 'danger', disabledReason: lacks, onSelect: () => changes.confirmRemoval(line) },
      ]}
    />
  )
}
