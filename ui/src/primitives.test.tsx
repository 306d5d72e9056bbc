// @vitest-environment happy-dom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button } from './button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import { Drawer } from './drawer.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { IconButton } from './icon-button.tsx'
import { Image } from './image.tsx'
import { Price } from './price.tsx'
import { ProductCard } from './product-card.tsx'
import { QrCode } from './qr-code.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { QuickAddButton } from './quick-add-button.tsx'
import { SelectField } from './select-field.tsx'
import { SwatchOption, SwatchRow } from './swatch.tsx'
import { mount, one, press } from './testing/mount.ts'
import { TextAreaField, TextField } from './text-field.tsx'
import { TicketCard } from './ticket-card.tsx'

const RouterLink = (props: { href: string }) => <a data-router="" {...props} />

const textOf = (root: ParentNode, selector: string) => one(root, selector).textContent

test.for([
  ['icon button', <IconButton key="" label="Close" icon="x" />, 'button', 'Close'],
  ['quick add', <QuickAddButton key="" label="Add Harbour Mug to cart" />, 'button', 'Add Harbour Mug to cart'],
  ['quantity', <QuantityStepper key="" label="Quantity of Harbour Mug" />, 'input', 'Quantity of Harbour Mug'],
  [
    'swatch',
    <SwatchOption key="" group="c" name="Slate" colour="#555" unavailable="sold out" />,
    'input',
    'Slate, sold out',
  ],
  ['qr code', <QrCode key="" value="FG1" label="Ticket for Ines" />, 'svg', 'Ticket for Ines'],
] as const)('the name of the %s arrives', ([, node, selector, name]) => {
  expect(one(mount(node), selector).getAttribute('aria-label')).toBe(name)
})

test.for([
  ['a label', <ChoiceChip key="" name="s" label="Large" />, 'Large'],
  ['a label and what it adds', <ChoiceChip key="" name="s" label="Large" detail="+£5.00" />, 'Large, +£5.00'],
  [
    'a label and why it cannot be chosen',
    <ChoiceChip key="" name="s" label="Large" unavailable="sold out" />,
    'Large, sold out',
  ],
] as const)('a chip is named by what it shows: %s', ([, node, name]) => {
  const root = mount(node)
  expect(textOf(root, 'label')).toBe(name)
  expect(one(root, 'input').hasAttribute('aria-label')).toBe(false)
})

test.for([
  ['text', <TextField key="" label="Email" help="For the receipt." error="Write an address." />, 'input'],
  ['text area', <TextAreaField key="" label="Email" help="For the receipt." error="Write an address." />, 'textarea'],
  ['select', <SelectField key="" label="Email" help="For the receipt." error="Write an address." />, 'select'],
  ['tick box', <CheckboxField key="" label="Email" help="For the receipt." error="Write an address." />, 'input'],
] as const)('label, help and error reach the %s field', ([, node, selector]) => {
  const root = mount(node)
  const control = one(root, selector)
  expect(textOf(root, `label[for="${control.id}"]`)).toBe('Email')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'For the receipt.',
    'Write an address.',
  ])
})

test('a button with a reason says it, keeps focusable and does nothing', () => {
  const onClick = vi.fn()
  const root = mount(
    <Button disabledReason="Choose a size first" onClick={onClick}>
      Buy now
    </Button>,
  )
  const button = one(root, 'button')
  press(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a size first',
  )
})

test('a press shows the reason of a button that does nothing', () => {
  const root = mount(<Button disabledReason="Choose a size first">Buy now</Button>)
  const reason = one(root, 'span')
  expect(reason.className).toBe('sr-only')
  press(one(root, 'button'))
  expect(reason.className).not.toContain('sr-only')
})

/** A second click of a mouse is counted by the browser; Enter pressed twice is two clicks that it counts as none. */
test.for([
  ['a double click submits its form once', [1, 2], 'submit', undefined],
  ['a double click starts its work once', [1, 2], 'button', false],
  ['two presses by a key submit a form once', [0, 0], 'submit', undefined],
  ['two presses by a key start the work once', [0, 0], 'button', false],
] as const)('%s', ([, details, type, pending]) => {
  const done = vi.fn()
  const root = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <Button type={type} pending={pending} onClick={type === 'button' ? done : undefined}>
        Refund
      </Button>
    </form>,
  )
  for (const detail of details)
    act(() => one(root, 'button').dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true })))
  expect(done).toHaveBeenCalledTimes(1)
})

test('a button that was pressed can be pressed again, and one without work of its own is not held up', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [saved, raised] = [vi.fn(), vi.fn()]
  const root = mount(
    <div>
      <Button pending={false} onClick={saved}>
        Save
      </Button>
      <Button onClick={raised}>More</Button>
    </div>,
  )
  const [save, more] = root.querySelectorAll('button')
  press(save!)
  vi.advanceTimersByTime(20)
  press(save!)
  expect(saved).toHaveBeenCalledTimes(2)
  press(more!)
  press(more!)
  expect(raised).toHaveBeenCalledTimes(2)
})

test('a pending button cannot submit its form twice', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending}>
        Pay
      </Button>
    </form>
  )
  press(one(mount(form(false)), 'button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  press(one(mount(form(true)), 'button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('quantity steps within its bounds and refuses what lies outside', () => {
  const onChange = vi.fn()
  const root = mount(<QuantityStepper label="Quantity" name="quantity" defaultValue={2} max={3} onChange={onChange} />)
  const more = one(root, '[aria-label="Increase quantity"]')
  press(more)
  expect(onChange).toHaveBeenLastCalledWith(3)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  more.focus()
  press(more)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(more)
  const input = one(root, 'input') as HTMLInputElement
  expect(input.value).toBe('3')
  expect(input.name).toBe('quantity')
})

test('a second press counts from the first, whose answer the owner of the number waits for', () => {
  const onChange = vi.fn()
  const root = mount(<QuantityStepper label="Quantity" value={1} max={9} onChange={onChange} />)
  const more = one(root, '[aria-label="Increase quantity"]')
  press(more)
  press(more)
  expect(onChange.mock.calls).toEqual([[2], [3]])
  press(one(root, '[aria-label="Decrease quantity"]'))
  expect(onChange).toHaveBeenLastCalledWith(2)
})

test('quantity renders a working number input without scripts, its buttons unseen', () => {
  const html = renderToString(<QuantityStepper label="Quantity" name="quantity" defaultValue={2} max={9} />)
  expect(html).toContain('name="quantity"')
  expect(html).toContain('value="2"')
  expect(html.match(/class="[^"]*\binvisible\b/g)).toHaveLength(2)
})

test('a sale price names both prices', () => {
  expect(mount(<Price price="£36.00" compareAt="£48.00" />).textContent).toBe('Regular price £48.00Sale price £36.00')
})

test('five swatches show four and a rest, and are read as one sentence', () => {
  const colours = ['Green', 'Marigold', 'Candy', 'Blue', 'Slate'].map((name) => ({ name, colour: '#555555' }))
  const root = mount(<SwatchRow colours={colours} />)
  expect(textOf(root, '.sr-only')).toBe('Colours: Green, Marigold, Candy, Blue, Slate')
  expect(root.textContent).toMatch(/\+1$/)
})

test('a product card is one link with the product’s name, and quick-add stands outside it', () => {
  const root = mount(
    <ProductCard
      href="/products/harbour-mug"
      name="Harbour Mug"
      price="£18.00"
      quickAdd={<QuickAddButton label="Add Harbour Mug to cart" />}
    />,
  )
  const link = one(root, 'a')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Harbour Mug', '/products/harbour-mug'])
  expect(link.querySelector('button')).toBeNull()
})

test('cards render links through the application’s link', () => {
  const root = mount(
    <TicketCard
      href="/events/night-market"
      linkAs={RouterLink}
      title="Night Market"
      date={{ weekday: 'Sat', day: '14', month: 'Mar', dateTime: '2026-03-14' }}
      where="18:30 GMT · London"
      price="From £12.00"
    />,
  )
  expect(one(root, 'a[data-router]').getAttribute('href')).toBe('/events/night-market')
  expect(one(root, 'time').getAttribute('datetime')).toBe('2026-03-14')
})

test('our media gets every width; without a picture the initial stands', () => {
  const picture = one(mount(<Image src="/media/abc" alt="A mug" name="Harbour Mug" />), 'img')
  expect(picture.getAttribute('srcset')).toContain('/media/abc?w=320 320w, /media/abc?w=480 480w')
  expect(picture.getAttribute('srcset')).toContain('/media/abc?w=1920 1920w')
  expect(mount(<Image alt="A mug" name="Harbour Mug" />).textContent).toBe('A mugH')
})

test('a card offers no picture wider than it is shown, and fetches its second one once it is pointed at', () => {
  const shown = (src: string) => ({ src: `/media/${src}` })
  const root = mount(
    <ProductCard href="/mug" name="Mug" price="£18" picture={shown('front')} secondPicture={shown('back')} />,
  )
  expect(one(root, 'img').getAttribute('srcset')).toMatch(/w=640 640w$/)
  expect(root.querySelectorAll('img')).toHaveLength(1)
  const enter = (pointerType: string) => {
    const event = new PointerEvent('pointerover', { bubbles: true, pointerType })
    act(() => void one(root, 'article').dispatchEvent(event))
  }
  enter('touch')
  expect(root.querySelectorAll('img')).toHaveLength(1)
  enter('mouse')
  expect([...root.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    expect.stringContaining('/media/front'),
    expect.stringContaining('/media/back'),
  ])
})

test('a picture that does not load becomes the initial tile', () => {
  const root = mount(<Image src="/media/gone" alt="" name="Harbour Mug" />)
  act(() => void one(root, 'img').dispatchEvent(new Event('error')))
  expect(root.querySelector('img')).toBeNull()
  expect(root.textContent).toBe('H')
})

test('the drawer opens as a modal named by its title, and closes through its button', () => {
  const onClose = vi.fn()
  const root = mount(
    <Drawer open title="Your cart" onClose={onClose}>
      Two mugs
    </Drawer>,
  )
  const dialog = one(root, 'dialog') as HTMLDialogElement
  expect(dialog.open).toBe(true)
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Your cart')
  press(one(root, '[aria-label="Close"]'))
  expect(onClose).toHaveBeenCalled()
})

test('an error panel shows the request id and retries', () => {
  const onRetry = vi.fn()
  const root = mount(<ErrorPanel title="The cart could not be loaded." requestId="01JPX7" onRetry={onRetry} />)
  expect(one(root, '[role="alert"]').textContent).toContain('Request 01JPX7')
  const retry = [...root.querySelectorAll('button')].find((button) => button.textContent === 'Try again')
  if (retry) press(retry)
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('the last crumb is the page itself', () => {
  const root = mount(<Breadcrumbs crumbs={[{ label: 'Shop', href: '/shop' }, { label: 'Harbour Mug' }]} />)
  expect(textOf(root, '[aria-current="page"]')).toBe('Harbour Mug')
  expect(root.querySelectorAll('a')).toHaveLength(1)
})
