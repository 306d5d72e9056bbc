import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { memberClient } from './member-queries.ts'
import { useMemberChange } from './use-member-change.ts'

export type Decision = 'approve' | 'block' | 'reject' | 'disconnect' | 'delete'

type Words = {
  /** "Block 3 members?" */
  title: string
  description: string
  confirmLabel: string
  done: string
}

/** Question and confirmation, for one who has a name or for many. */
function decisionWords(decision: Decision, who: string, many: boolean): Words {
  // A long name does not fit a button of a telephone: the title has it.
  const object = many ? who : t('admin.list.member')
  switch (decision) {
    case 'approve':
      return {
        title: t('admin.members.approveWho', { who }),
        description: t('admin.members.theyCanSignInFrom'),
        confirmLabel: t('admin.members.approveObject', { object }),
        done: t('admin.members.whoApproved', { who }),
      }
    case 'block':
      return {
        title: t('admin.members.blockWho', { who }),
        description: many ? t('admin.members.blockingMany') : t('admin.members.blockingOne', { who }),
        confirmLabel: t('admin.members.blockObject', { object }),
        done: t('admin.members.whoBlocked', { who }),
      }
    case 'reject':
      return {
        title: t('admin.members.rejectWho', { who }),
        description: t('admin.members.theirRegistrationAndPasswordAre'),
        confirmLabel: t('admin.members.rejectObject', { object }),
        done: t('admin.members.whoRejected', { who }),
      }
    case 'disconnect':
      return {
        title: t('admin.members.turnWhoIntoAContact', { who }),
        description: many ? t('admin.members.disconnectingMany') : t('admin.members.disconnectingOne', { who }),
        confirmLabel: t('admin.members.turnIntoAContact'),
        done: t('admin.members.whoTurnedIntoAContact', { who }),
      }
    case 'delete':
      return {
        title: t('admin.members.deleteWho', { who }),
        description: t('admin.members.profileSignInBadgesAnd'),
        confirmLabel: t('admin.members.deleteObject', { object }),
        done: t('admin.members.whoDeleted', { who }),
      }
  }
}

/** One call for all of them, in which the server decides about each. */
export async function decideAbout(decision: Decision, ids: readonly string[]): Promise<unknown> {
  const { members } = memberClient
  const filter = { id: { $in: [...ids] } }
  switch (decision) {
    case 'approve':
      return members.bulkApproveMembers({ filter })
    case 'block':
      return members.bulkBlockMembers({ filter })
    case 'delete':
      return members.bulkDeleteMembers({ memberIds: [...ids] })
    case 'reject':
    case 'disconnect':
      for (const id of ids) await members.disconnectMember({ id })
      return undefined
  }
}

type DecideDialogProps = {
  decision: Decision
  ids: readonly string[]
  /** The name of one; many are counted. */
  name?: string
  onClose: () => void
  onDone?: () => void
}

/** Confirms an action that a member notices. Many, or for good: the number or the word is typed first. */
export function DecideDialog({ decision, ids, name, onClose, onDone }: DecideDialogProps) {
  const who = ids.length === 1 && name ? name : t('admin.list.countMember', { count: ids.length })
  const words = decisionWords(decision, who, ids.length > 1)
  const change = useMemberChange({
    run: () => decideAbout(decision, ids),
    done: words.done,
    quiet: true,
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      confirmLabel={words.confirmLabel}
      tone={decision === 'approve' ? 'primary' : 'danger'}
      {...(decision === 'delete' ? { confirmWord: 'delete' } : {})}
      pending={change.isPending}
      onConfirm={() => change.mutate(undefined)}
    >
      {change.error && (
        <p role="alert" className="pb-2 text-danger">
          {failureOf(change.error).title}
        </p>
      )}
    </ConfirmDialog>
  )
}
