import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Card } from '../src/admin/card.tsx'
import { CommandPalette } from '../src/admin/command-palette.tsx'
import { DetailsList } from '../src/admin/details-list.tsx'
import { ConfirmDialog, Dialog } from '../src/admin/dialog.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '../src/admin/form-field.tsx'
import { Menu } from '../src/admin/menu.tsx'
import { Meter } from '../src/admin/meter.tsx'
import { SaveBar } from '../src/admin/save-bar.tsx'
import { Toggle } from '../src/admin/toggle.tsx'
import { Button } from '../src/button.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { StatusPill } from '../src/status-pill.tsx'

/** The admin primitives that the list page does not show. */
export function AdminParts() {
  const [on, setOn] = useState(true)
  return (
    <div className="grid max-w-form items-start gap-3 lg:grid-cols-[2fr_1fr]">
      <div className="flex flex-col gap-3">
        <Card title="Basics" actions={<RowMenu />}>
          <div className="flex flex-col gap-3">
            <AdminTextField label="Name" defaultValue="Harbour Mug" />
            <AdminTextAreaField label="Description" help="Shown on the product page." />
            <div className="grid gap-3 sm:grid-cols-3">
              <AdminTextField label="Price" prefix="£" defaultValue="18.00" />
              <AdminTextField label="Weight" suffix="g" defaultValue="four" error="Write a number." />
              <AdminSelectField label="Tax group" defaultValue="s">
                <option value="s">Standard</option>
                <option value="r">Reduced</option>
              </AdminSelectField>
            </div>
            <Toggle label="Visible" help="Shown in the shop and to search engines." checked={on} onChange={setOn} />
          </div>
        </Card>
        <Overlays />
        <SaveBar changes={3} onDiscard={() => {}} onSave={() => {}} />
      </div>
      <div className="flex flex-col gap-3">
        <Card title="Order" actions={<StatusPill tone="success">Paid</StatusPill>}>
          <DetailsList
            details={[
              { label: 'Customer', value: 'Ines Carvalho' },
              { label: 'Deliver to', value: '14 Wapping Lane, London E1W 2RL' },
            ]}
          />
        </Card>
        <Card title="Ticket sales">
          <div className="flex flex-col gap-3">
            <Meter label="Early bird" value={120} max={120} text="120 of 120" />
            <Meter label="General admission" value={86} max={320} text="86 of 320" />
          </div>
        </Card>
      </div>
    </div>
  )
}

function RowMenu() {
  return (
    <Menu
      trigger={<IconButton size="sm" label="More actions" icon={<Ellipsis size={16} strokeWidth={1.75} />} />}
      items={[
        { label: 'Duplicate', onSelect: () => {}, shortcut: 'D' },
        { label: 'Refund', onSelect: () => {}, disabledReason: 'Nothing has been paid yet' },
        { kind: 'separator' },
        { label: 'Delete product', tone: 'danger', onSelect: () => {} },
      ]}
    />
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'palette' | 'side'>()
  const [query, setQuery] = useState('')
  const close = () => setOpen(undefined)
  return (
    <Card title="Overlays">
      <div className="flex flex-wrap gap-2">
        {(['dialog', 'side', 'confirm', 'palette'] as const).map((name) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => setOpen(name)}>
            Open {name}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="sm"
          onClick={() => toast('Order 10248 archived.', { action: { label: 'Undo', onClick: () => {} } })}
        >
          Toast
        </Button>
      </div>
      <Dialog
        open={open === 'dialog' || open === 'side'}
        size={open === 'side' ? 'side' : 'narrow'}
        onOpenChange={close}
        title="Fulfil order 10248"
        description="Three items leave the Bristol store room."
        footer={<Button size="sm">Fulfil 3 items</Button>}
      >
        <AdminTextField label="Tracking number" optional />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete 62 products?"
        description="Their orders stay. This cannot be undone."
        confirmLabel="Delete 62 products"
        confirmWord="delete"
        onConfirm={close}
      />
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        label="Search or run"
        query={query}
        onQueryChange={setQuery}
        groups={[
          { label: 'Go to', items: [{ id: 'orders', label: 'Orders', shortcut: 'G O', onRun: () => {} }] },
          {
            label: 'Orders',
            items: [{ id: '10248', label: 'Order 10248', detail: 'Ines Carvalho · £84.00', onRun: () => {} }],
          },
        ]}
      />
    </Card>
  )
}
