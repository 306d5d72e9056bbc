// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { IconButton } from '../icon-button.tsx'
import { mount, one, press } from '../testing/mount.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CommandPalette } from './command-palette.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'
import { FilterChips } from './filter-chips.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from './form-field.tsx'
import { Menu } from './menu.tsx'
import { Meter } from './meter.tsx'
import { SaveBar } from './save-bar.tsx'
import { SideNav } from './side-nav.tsx'
import { sparklinePath } from './sparkline.tsx'
import { HeaderCell, SelectBox, Table, TableHead } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Toggle } from './toggle.tsx'

const nothing = () => {}

test.for([
  [
    'table',
    <Table key="" label="Orders">
      {null}
    </Table>,
    'table',
    'Orders',
  ],
  ['tick box', <SelectBox key="" label="Select order 10248" />, 'input', 'Select order 10248'],
  [
    'menu button',
    <Menu key="" trigger={<IconButton label="More actions" icon="…" />} items={[]} />,
    'button',
    'More actions',
  ],
  ['menu bar', <SideNav key="" label="Main" header="Fairground" groups={[]} />, 'nav', 'Main'],
  ['tabs', <Tabs key="" label="Order views" tabs={[]} />, 'nav', 'Order views'],
  ['meter', <Meter key="" label="Early bird" value={3} max={4} text="3 of 4" />, 'meter', 'Early bird'],
  [
    'bulk bar',
    <BulkBar key="" count={2} onClear={nothing}>
      {null}
    </BulkBar>,
    'section',
    '2 selected',
  ],
] as const)('the name of the %s arrives', ([, node, selector, name]) => {
  expect(one(mount(node), selector).getAttribute('aria-label')).toBe(name)
})

test.for([
  ['input', <AdminTextField key="" label="Weight" help="In grams." error="Write a number." suffix="g" />],
  ['select', <AdminSelectField key="" label="Weight" help="In grams." error="Write a number." />],
  ['textarea', <AdminTextAreaField key="" label="Weight" help="In grams." error="Write a number." />],
] as const)('label, help and error reach the %s', ([selector, node]) => {
  const root = mount(node)
  const control = one(root, selector)
  expect(one(root, `label[for="${control.id}"]`).textContent).toBe('Weight')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['In grams.', 'Write a number.'])
})

test('a toggle is a switch named by its label', () => {
  const onChange = vi.fn()
  const root = mount(<Toggle label="Visible" checked={false} onChange={onChange} />)
  const control = one(root, '[role="switch"]')
  expect(one(root, `label[for="${control.id}"]`).textContent).toBe('Visible')
  press(control)
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a dialog is named by its title and closes through its button', () => {
  const onOpenChange = vi.fn()
  mount(
    <Dialog open title="Fulfil order 10248" onOpenChange={onOpenChange}>
      Three items
    </Dialog>,
  )
  const dialog = one(document, '[role="dialog"]')
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Fulfil order 10248')
  press(one(dialog, '[aria-label="Close"]'))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a confirmation with a word waits for the word', () => {
  const onConfirm = vi.fn()
  mount(
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title="Delete 62 products?"
      description="This cannot be undone."
      confirmLabel="Delete 62 products"
      confirmWord="delete"
      onConfirm={onConfirm}
    />,
  )
  const confirm = () => {
    const found = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Delete 62 products')
    if (found) press(found)
  }
  confirm()
  expect(onConfirm).not.toHaveBeenCalled()
  type(one(document, 'input') as HTMLInputElement, 'delete')
  confirm()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

function type(input: HTMLInputElement, text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('the palette runs the chosen item and closes', () => {
  const onRun = vi.fn()
  const onClose = vi.fn()
  mount(
    <CommandPalette
      onClose={onClose}
      label="Search or run"
      query=""
      onQueryChange={nothing}
      groups={[{ label: 'Go to', items: [{ id: 'orders', label: 'Orders', onRun }] }]}
    />,
  )
  expect(one(document, '[cmdk-input]').getAttribute('aria-label')).toBe('Search or run')
  press(one(document, '[cmdk-item]'))
  expect(onRun).toHaveBeenCalledTimes(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the palette keeps text that was typed while it loaded, with the cursor behind it', () => {
  mount(<CommandPalette onClose={nothing} label="Search or run" query="mug" onQueryChange={nothing} groups={[]} />)
  const input = one(document, '[cmdk-input]') as HTMLInputElement
  expect(document.activeElement).toBe(input)
  expect([input.value, input.selectionStart]).toEqual(['mug', 3])
})

test('a sorted column says so and can be sorted again', () => {
  const onSort = vi.fn()
  const root = mount(
    <Table label="Orders">
      <TableHead>
        <HeaderCell sort="descending" onSort={onSort}>
          Placed
        </HeaderCell>
      </TableHead>
    </Table>,
  )
  expect(one(root, 'th').getAttribute('aria-sort')).toBe('descending')
  press(one(root, 'th button'))
  expect(onSort).toHaveBeenCalledTimes(1)
})

test('some rows selected: the header’s box is neither on nor off', () => {
  expect(
    (one(mount(<SelectBox label="All" checked={false} indeterminate readOnly />), 'input') as HTMLInputElement)
      .indeterminate,
  ).toBe(true)
})

test('a filter chip is removed by a button that names it', () => {
  const onRemove = vi.fn()
  const root = mount(<FilterChips chips={[{ id: 'p', label: 'Payment is Paid', onRemove }]} onClear={nothing} />)
  press(one(root, '[aria-label="Remove filter Payment is Paid"]'))
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test.for([
  [0, ''],
  [1, '1 change'],
  [3, '3 changes'],
] as const)('the save bar with %i changes', ([changes, words]) => {
  const root = mount(<SaveBar changes={changes} onDiscard={nothing} onSave={nothing} />)
  expect(root.querySelector('[role="status"]')?.textContent ?? '').toBe(words)
})

test.for([
  ['nothing', [], ''],
  ['one point', [4], ''],
  ['level', [4, 4], 'M0.0 10.0L56.0 10.0'],
  ['rising', [0, 1, 2], 'M0.0 18.0L28.0 10.0L56.0 2.0'],
] as const)('sparkline of %s', ([, points, path]) => {
  expect(sparklinePath(points)).toBe(path)
})
