import { type ReactNode, useState } from 'react'
import { BulkBar } from '../src/admin/bulk-bar.tsx'
import { FilterChips } from '../src/admin/filter-chips.tsx'
import { PageHeader } from '../src/admin/page-header.tsx'
import { SearchTrigger, SideNav } from '../src/admin/side-nav.tsx'
import { StatTile } from '../src/admin/stat-tile.tsx'
import { Cell, HeaderCell, Row, SelectBox, Table, TableFooter, TableHead } from '../src/admin/table.tsx'
import { Tabs } from '../src/admin/tabs.tsx'
import { Button } from '../src/button.tsx'
import { StatusPill, type StatusTone } from '../src/status-pill.tsx'

type Order = {
  number: number
  placed: string
  customer: string
  payment: [StatusTone, string]
  fulfilment: [StatusTone, string]
  items: number
  total: string
}

const paid: [StatusTone, string] = ['success', 'Paid']
const toFulfil: [StatusTone, string] = ['warning', 'To fulfil']
const fulfilled: [StatusTone, string] = ['neutral', 'Fulfilled']

const orders: Order[] = [
  {
    number: 10248,
    placed: '14 Mar, 18:02',
    customer: 'Ines Carvalho',
    payment: paid,
    fulfilment: toFulfil,
    items: 3,
    total: '84.00',
  },
  {
    number: 10247,
    placed: '14 Mar, 17:40',
    customer: 'Tom Adeyemi',
    payment: paid,
    fulfilment: fulfilled,
    items: 1,
    total: '36.00',
  },
  {
    number: 10246,
    placed: '14 Mar, 16:11',
    customer: 'Mara Lindqvist',
    payment: ['info', 'Partly refunded'],
    fulfilment: fulfilled,
    items: 5,
    total: '212.50',
  },
  {
    number: 10245,
    placed: '14 Mar, 15:58',
    customer: 'Guest',
    payment: ['warning', 'Pending'],
    fulfilment: toFulfil,
    items: 2,
    total: '44.00',
  },
  {
    number: 10244,
    placed: '14 Mar, 12:30',
    customer: 'Yusuf Rahman',
    payment: paid,
    fulfilment: toFulfil,
    items: 1,
    total: '95.00',
  },
  {
    number: 10243,
    placed: '14 Mar, 11:02',
    customer: 'Elena Petrova',
    payment: paid,
    fulfilment: ['info', 'Partly fulfilled'],
    items: 8,
    total: '318.20',
  },
  {
    number: 10242,
    placed: '13 Mar, 22:47',
    customer: 'Sam O’Neill',
    payment: ['danger', 'Not paid'],
    fulfilment: ['neutral', 'Cancelled'],
    items: 1,
    total: '18.00',
  },
]

const nav = [
  'Home',
  'Orders',
  'Products',
  'Inventory',
  'Discounts',
  'Events',
  'Guests',
  'Check-in',
  'Members',
  'Analytics',
  'Media',
  'Settings',
]
const badges: Record<string, number> = { Orders: 12, Inventory: 3 }

/** The admin list composition: menu, tiles, tabs, bulk bar or filters, table. */
export function Orders({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([10248, 10245]))
  return (
    <div className="flex min-h-dvh">
      <div className="sticky top-0 hidden h-dvh md:block">
        <SideNav
          label="Main"
          header="Fairground"
          search={<SearchTrigger onOpen={() => {}} />}
          groups={[
            {
              items: nav.map((label) => ({
                label,
                href: `#${label}`,
                badge: badges[label],
                current: label === 'Orders',
              })),
            },
          ]}
        />
      </div>
      <main className="flex min-w-0 grow flex-col gap-4 p-4 md:px-7 md:py-5">
        <PageHeader
          title="Orders"
          count="1 284"
          actions={
            <>
              <Button variant="secondary" size="sm">
                Export
              </Button>
              <Button size="sm">New order</Button>
            </>
          }
        />
        <Tiles />
        <div className="flex flex-col gap-2.5">
          <Tabs
            label="Order views"
            tabs={[
              { label: 'All', href: '#all' },
              { label: 'Needs work', href: '#work', current: true, count: 12 },
              { label: 'Unpaid', href: '#unpaid' },
              { label: 'Click & collect', href: '#collect' },
            ]}
            end={
              <Button variant="quiet" size="sm">
                Save view
              </Button>
            }
          />
          <Selection selected={selected} onClear={() => setSelected(new Set())} />
          <OrderTable selected={selected} onSelect={setSelected} />
          <TableFooter end="50 per page">1–7 of 12 · filtered total £807.70</TableFooter>
        </div>
        {children}
      </main>
    </div>
  )
}

function Tiles() {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile
        label="Sales today"
        value="£1,284.50"
        delta={{ direction: 'up', label: '12% vs last Saturday' }}
        points={[3, 5, 4, 7, 6.5, 9]}
        href="#sales"
      />
      <StatTile label="To fulfil" value="12" note="3 older than 2 days" points={[8, 7, 7.5, 5, 5.5]} />
      <StatTile
        label="Tickets sold"
        value="86"
        delta={{ direction: 'down', label: '4% vs last Saturday' }}
        points={[2, 4, 4, 6, 7]}
      />
      <StatTile label="Checked in" value="214 / 320" note="Night Market, door B live" points={[1, 1.4, 3, 6, 8]} />
    </div>
  )
}

function Selection({ selected, onClear }: { selected: ReadonlySet<number>; onClear: () => void }) {
  if (selected.size === 0)
    return (
      <FilterChips
        chips={[
          { id: 'fulfilment', label: 'Fulfilment is To fulfil', onRemove: () => {}, onEdit: () => {} },
          { id: 'placed', label: 'Placed after 1 March', onRemove: () => {} },
        ]}
        onClear={() => {}}
      >
        <Button variant="secondary" size="sm">
          Add filter
        </Button>
      </FilterChips>
    )
  return (
    <BulkBar count={selected.size} total={12} onSelectAll={() => {}} onClear={onClear}>
      {['Fulfil', 'Print slips', 'Tag', 'Archive'].map((action) => (
        <Button key={action} variant="secondary" size="sm">
          {action}
        </Button>
      ))}
    </BulkBar>
  )
}

type SelectProps = { selected: ReadonlySet<number>; onSelect: (selected: ReadonlySet<number>) => void }

function OrderTable({ selected, onSelect }: SelectProps) {
  const all = selected.size === orders.length
  const flip = (number: number) => {
    const next = new Set(selected)
    if (!next.delete(number)) next.add(number)
    onSelect(next)
  }
  return (
    <Table label="Orders">
      <TableHead>
        <HeaderCell className="w-10">
          <SelectBox
            label="Select all orders on this page"
            checked={all}
            indeterminate={!all && selected.size > 0}
            onChange={() => onSelect(new Set(all ? [] : orders.map(({ number }) => number)))}
          />
        </HeaderCell>
        <HeaderCell>Order</HeaderCell>
        <HeaderCell sort="descending" onSort={() => {}}>
          Placed
        </HeaderCell>
        <HeaderCell>Customer</HeaderCell>
        <HeaderCell>Payment</HeaderCell>
        <HeaderCell>Fulfilment</HeaderCell>
        <HeaderCell numeric>Items</HeaderCell>
        <HeaderCell numeric>Total (GBP)</HeaderCell>
      </TableHead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.number} selected={selected.has(order.number)}>
            <Cell>
              <SelectBox
                label={`Select order ${order.number}`}
                checked={selected.has(order.number)}
                onChange={() => flip(order.number)}
              />
            </Cell>
            <Cell>
              <a href={`#${order.number}`} className="font-mono text-label hover:underline">
                #{order.number}
              </a>
            </Cell>
            <Cell className="tabular-nums whitespace-nowrap">{order.placed}</Cell>
            <Cell className="whitespace-nowrap">{order.customer}</Cell>
            <Cell>
              <StatusPill tone={order.payment[0]}>{order.payment[1]}</StatusPill>
            </Cell>
            <Cell>
              <StatusPill tone={order.fulfilment[0]}>{order.fulfilment[1]}</StatusPill>
            </Cell>
            <Cell numeric>{order.items}</Cell>
            <Cell numeric>{order.total}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
