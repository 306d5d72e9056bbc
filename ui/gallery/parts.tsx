import { type ReactNode, useState } from 'react'
import { Accordion } from '../src/accordion.tsx'
import { Breadcrumbs } from '../src/breadcrumbs.tsx'
import { Button } from '../src/button.tsx'
import { CheckboxField } from '../src/checkbox-field.tsx'
import { ChoiceChip } from '../src/choice-chip.tsx'
import { Drawer, type DrawerSide } from '../src/drawer.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { ErrorPanel } from '../src/error-panel.tsx'
import { Pagination } from '../src/pagination.tsx'
import { Price } from '../src/price.tsx'
import { QrCode } from '../src/qr-code.tsx'
import { QuantityStepper } from '../src/quantity-stepper.tsx'
import { Ribbon } from '../src/ribbon.tsx'
import { RichText } from '../src/rich-text.tsx'
import { SelectField } from '../src/select-field.tsx'
import { Skeleton } from '../src/skeleton.tsx'
import { StatusPill } from '../src/status-pill.tsx'
import { SwatchOption } from '../src/swatch.tsx'
import { TextAreaField, TextField } from '../src/text-field.tsx'
import { Timer } from '../src/timer.tsx'
import { useToast } from '../src/toast-region.tsx'

const now = Date.UTC(2026, 2, 14, 18, 30)

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 border-t border-border pt-8">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}

const Wrap = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

/** Every storefront primitive in its states. */
export function Parts() {
  return (
    <div className="page-column flex flex-col gap-12 py-16">
      <Buttons />
      <Section title="Fields">
        <Fields />
      </Section>
      <Section title="Choices, quantity, price">
        <Choices />
      </Section>
      <Section title="Status">
        <Wrap>
          <StatusPill tone="success">Paid</StatusPill>
          <StatusPill tone="warning">To fulfil</StatusPill>
          <StatusPill tone="danger">Not paid</StatusPill>
          <StatusPill tone="info">Partly refunded</StatusPill>
          <StatusPill tone="neutral">Fulfilled</StatusPill>
          <Ribbon tone="sale">Sale</Ribbon>
          <Ribbon>New</Ribbon>
          <Timer label="Tickets held" serverNow={now} expiresAt={now + 872_000} />
        </Wrap>
      </Section>
      <Section title="Moving around">
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '#' }, { label: 'Shop', href: '#shop' }, { label: 'Harbour Mug' }]}
        />
        <Pagination page={4} pageCount={12} hrefFor={(page) => `#page-${page}`} />
      </Section>
      <Section title="Panels">
        <Panels />
      </Section>
      <Section title="Ticket and prose">
        <TicketAndProse />
      </Section>
    </div>
  )
}

function Buttons() {
  const toast = useToast()
  const [drawer, setDrawer] = useState<DrawerSide>()
  return (
    <Section title="Buttons">
      <Wrap>
        <Button variant="marigold" size="lg">
          Add to cart
        </Button>
        <Button>Save address</Button>
        <Button variant="secondary">Edit</Button>
        <Button variant="quiet">Remove</Button>
        <Button variant="danger">Cancel order</Button>
        <Button pending>Saving</Button>
        <Button disabledReason="Choose a size first">Buy now</Button>
        <Button size="sm">Small</Button>
        <Button size="xl">Check-in</Button>
      </Wrap>
      <Wrap>
        <Button
          variant="secondary"
          onClick={() => toast({ message: 'Harbour Mug removed.', action: { label: 'Undo', onPress: () => {} } })}
        >
          Show a toast
        </Button>
        {(['end', 'start', 'bottom', 'centre'] as const).map((side) => (
          <Button key={side} variant="secondary" onClick={() => setDrawer(side)}>
            Drawer, {side}
          </Button>
        ))}
      </Wrap>
      <Drawer
        open={drawer !== undefined}
        onClose={() => setDrawer(undefined)}
        title="Your cart"
        side={drawer ?? 'end'}
        footer={
          <Button variant="marigold" size="lg" className="w-full">
            Check out
          </Button>
        }
      >
        <p>Two Harbour Mugs, one ticket.</p>
      </Drawer>
    </Section>
  )
}

function Fields() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        help="Your receipt and tickets go here."
      />
      <TextField
        label="Postcode"
        name="postcode"
        defaultValue="EC1"
        error="That is not a whole UK postcode. Example: EC1A 1BB."
      />
      <SelectField label="Country" name="country" defaultValue="GB">
        <option value="GB">United Kingdom</option>
        <option value="DE">Germany</option>
      </SelectField>
      <TextField label="Company" name="company" optional />
      <TextAreaField label="Note to the maker" name="note" optional />
      <div className="flex flex-col gap-3">
        <CheckboxField label="Send me news about markets, twice a month" defaultChecked />
        <CheckboxField label="I agree to the terms of sale" error="Agree to the terms to continue." />
        <CheckboxField
          type="radio"
          name="method"
          label="Collect in Bristol"
          help="Ready from Thursday"
          defaultChecked
        />
        <CheckboxField type="radio" name="method" label="Royal Mail Tracked 48" />
      </div>
    </div>
  )
}

function Choices() {
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="pb-2 text-small font-semibold">Colour</legend>
        <SwatchOption group="colour" value="g" name="Tent green" colour="#2e7d5b" defaultChecked />
        <SwatchOption group="colour" value="m" name="Marigold" colour="#e0a526" />
        <SwatchOption group="colour" value="s" name="Slate" colour="#5a5f63" unavailable="sold out in Large" />
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-2 text-small font-semibold">Size</legend>
        <ChoiceChip name="size" value="s" label="Small" />
        <ChoiceChip name="size" value="m" label="Medium" defaultChecked />
        <ChoiceChip name="size" value="l" label="Large" detail="+ £4.00" />
        <ChoiceChip name="size" value="xl" label="Extra large" unavailable="sold out" />
      </fieldset>
      <Wrap>
        <QuantityStepper label="Quantity of Harbour Mug" name="quantity" max={12} />
        <Price price="£36.00" compareAt="£48.00" size="page" />
        <Price price="£18.00" from />
        <Price price="£6.00" perUnit="£2.40 / 100 g" />
      </Wrap>
    </div>
  )
}

function Panels() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <EmptyState title="No tickets yet" action={<Button>See what is on</Button>}>
        Tickets you buy or are given appear here, ready to show at the door.
      </EmptyState>
      <div className="flex flex-col gap-6">
        <ErrorPanel title="The cart could not be loaded." requestId="01JPX7W4T9" onRetry={() => {}}>
          Your items are safe. Try again in a moment.
        </ErrorPanel>
        <Skeleton count={3} />
      </div>
      <Accordion
        group="facts"
        sections={[
          { title: 'Materials and care', content: 'Stoneware, glazed inside and out. Dishwasher safe.', open: true },
          { title: 'Delivery and returns', content: 'Two to three days. Send it back within 30 days.' },
        ]}
      />
    </div>
  )
}

const text = (words: string, ...decorations: { type: string; linkData?: { link: { url: string } } }[]) => ({
  type: 'TEXT',
  textData: { text: words, decorations },
})

function TicketAndProse() {
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <div className="ticket-notch flex max-w-sm flex-col rounded-card bg-surface [--notch-at:340px]">
        <div className="flex h-85 items-center justify-center p-8">
          <QrCode value="FG1.9f2c.Wm3ZsQx7d" label="Ticket for Ines Carvalho, General admission" className="size-64" />
        </div>
        <div className="perforation" />
        <div className="flex flex-col gap-1 p-6">
          <p className="text-h3">Night Market at Tobacco Dock</p>
          <p className="text-small text-ink-2">Ines Carvalho · General admission · 1 of 2</p>
        </div>
      </div>
      <RichText
        content={{
          nodes: [
            { type: 'HEADING', headingData: { level: 2 }, nodes: [text('What to bring')] },
            {
              type: 'PARAGRAPH',
              nodes: [
                text('Clay, tools and aprons are '),
                text('included', { type: 'BOLD' }),
                text('. Parking is '),
                text('two streets away', { type: 'LINK', linkData: { link: { url: 'https://example.org' } } }),
                text('.'),
              ],
            },
            {
              type: 'BULLETED_LIST',
              nodes: ['Old clothes', 'A towel'].map((item) => ({
                type: 'LIST_ITEM',
                nodes: [{ type: 'PARAGRAPH', nodes: [text(item)] }],
              })),
            },
            {
              type: 'BLOCKQUOTE',
              nodes: [{ type: 'PARAGRAPH', nodes: [text('The best two days of my spring.', { type: 'ITALIC' })] }],
            },
          ],
        }}
      />
    </div>
  )
}
