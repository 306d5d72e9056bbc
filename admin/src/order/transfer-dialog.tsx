import type { OrderTicket } from '@fairground/client/generated/fairground.order-view.ts'
import { ticketTransfers } from '@fairground/client/generated/fairground.ticket-transfers.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

const client = staffClient({ ticketTransfers })

const fields = [
  ['firstName', t('admin.order.firstName'), 50],
  ['lastName', t('admin.order.lastName'), 50],
  ['email', t('admin.order.emailAddress'), 254],
] as const

/** Transfers a ticket in the name of its holder, such as one who mistyped an address. */
export function TransferDialog({ ticket, onClose }: { ticket: OrderTicket; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [to, setTo] = useState({ firstName: '', lastName: '', email: '' })
  const transfer = useMutation({
    mutationFn: () => client.ticketTransfers.transferTicket({ ticketId: ticket.id, to }),
    onSuccess: async () => {
      await Promise.all(
        ['orders', 'guests', 'tickets'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      )
      toast(t('admin.order.ticketIsTransferred'))
      onClose()
    },
  })
  const missing = Object.values(to).some((value) => value.trim() === '')
  return (
    <ChangeDialog
      title={t('admin.order.transferTicket')}
      description={t('admin.order.theNewHolderGetsAnEmail')}
      submit={t('admin.order.transferTicket')}
      pending={transfer.isPending}
      refused={missing ? t('admin.order.enterNameAndEmail') : undefined}
      error={transfer.error && failureOf(transfer.error).title}
      onSubmit={() => transfer.mutate()}
      onClose={onClose}
    >
      {fields.map(([name, label, maxLength]) => (
        <AdminTextField
          key={name}
          label={label}
          maxLength={maxLength}
          value={to[name]}
          onChange={({ target }) => setTo({ ...to, [name]: target.value })}
        />
      ))}
    </ChangeDialog>
  )
}
