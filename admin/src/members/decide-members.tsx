import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { useFormats } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
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
  const they = many ? 'They are' : `${who} is`
  // A long name does not fit a button of a telephone: the title has it.
  const object = many ? who : 'member'
  switch (decision) {
    case 'approve':
      return {
        title: `Approve ${who}?`,
        description: 'They can sign in from now on. They still have to verify their email address.',
        confirmLabel: `Approve ${object}`,
        done: `${who} approved.`,
      }
    case 'block':
      return {
        title: `Block ${who}?`,
        description: `${they} signed out everywhere and cannot sign in until you unblock them. Orders and tickets stay.`,
        confirmLabel: `Block ${object}`,
        done: `${who} blocked.`,
      }
    case 'reject':
      return {
        title: `Reject ${who}?`,
        description:
          'Their registration and password are deleted. They stay as a contact and can register again. To prevent that, block them instead.',
        confirmLabel: `Reject ${object}`,
        done: `${who} rejected.`,
      }
    case 'disconnect':
      return {
        title: `Turn ${who} into a contact?`,
        description: `${they} signed out everywhere and can no longer sign in, unless they register again. Profile, orders and tickets stay.`,
        confirmLabel: 'Turn into a contact',
        done: `${who} turned into a contact.`,
      }
    case 'delete':
      return {
        title: `Delete ${who}?`,
        description: 'Profile, sign-in, badges and roles are deleted for good. Orders and tickets stay.',
        confirmLabel: `Delete ${object}`,
        done: `${who} deleted.`,
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

export type DecideDialogProps = {
  decision: Decision
  ids: readonly string[]
  /** The name of one; many are counted. */
  name?: string
  onClose: () => void
  onDone?: () => void
}

/** Asks before something that a member notices. Many, or for good: the number or the word is typed first. */
export function DecideDialog({ decision, ids, name, onClose, onDone }: DecideDialogProps) {
  const { count } = useFormats()
  const who = ids.length === 1 && name ? name : count(ids.length, { one: '# member', other: '# members' })
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
