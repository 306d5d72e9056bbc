import type { AddressWithContact, Order } from '@fairground/client/generated/ecom.orders.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { customerOf } from '../orders/order-words.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { CommentBox } from './comment-box.tsx'
import { addressLines } from './order-lines.ts'
import { Timeline } from './timeline.tsx'

export function SideCards({ order }: { order: Order }) {
  const destination = order.shippingInfo?.logistics.shippingDestination ?? order.recipientInfo
  return (
    <>
      <CustomerCard order={order} />
      {order.shippingInfo && <DeliveryCard order={order} destination={destination} />}
      <Card title="Timeline">
        <CommentBox orderId={order.id} />
        <Timeline order={order} />
      </Card>
      <FactsCard order={order} />
    </>
  )
}

function CustomerCard({ order }: { order: Order }) {
  const { email } = order.buyerInfo
  const phone = order.billingInfo?.contactDetails?.phone ?? order.recipientInfo?.contactDetails?.phone
  const note = order.buyerNote
  return (
    <Card title="Customer">
      <DetailsList
        details={[
          { label: 'Name', value: customerOf(order) },
          ...(email
            ? [
                {
                  label: 'Email',
                  value: (
                    <span className="flex flex-wrap items-center gap-1">
                      <a href={`mailto:${email}`} className="break-all text-brand hover:underline">
                        {email}
                      </a>
                      <CopyButton text={email} label="Copy the email address" />
                    </span>
                  ),
                },
                {
                  label: 'Orders',
                  value: (
                    <RouterLink href={paths.orders({ q: email })} className="text-brand hover:underline">
                      Every order of this address
                    </RouterLink>
                  ),
                },
              ]
            : []),
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
          ...(order.billingInfo?.address
            ? [{ label: 'Billing address', value: <AddressLines place={order.billingInfo} /> }]
            : []),
          ...(note
            ? [{ label: 'Note from the buyer', value: <span className="whitespace-pre-wrap">{note}</span> }]
            : []),
        ]}
      />
    </Card>
  )
}

function DeliveryCard({ order, destination }: { order: Order; destination: AddressWithContact | undefined }) {
  const logistics = order.shippingInfo?.logistics
  const pickup = logistics?.pickupDetails?.address
  return (
    <Card title={pickup ? 'Pickup' : 'Delivery'}>
      <DetailsList
        details={[
          ...(order.shippingInfo ? [{ label: 'Method', value: order.shippingInfo.title }] : []),
          ...(pickup ? [{ label: 'Where', value: <AddressLines place={{ address: pickup }} /> }] : []),
          ...(!pickup && destination ? [{ label: 'To', value: <AddressLines place={destination} /> }] : []),
          ...(logistics?.deliveryTime ? [{ label: 'When', value: logistics.deliveryTime }] : []),
          ...(logistics?.instructions ? [{ label: 'Instructions', value: logistics.instructions }] : []),
        ]}
      />
    </Card>
  )
}

function AddressLines({ place }: { place: AddressWithContact }) {
  const { locale } = useFormats()
  return (
    <address className="not-italic">
      {addressLines(place, locale).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function FactsCard({ order }: { order: Order }) {
  const { dateTime } = useFormats()
  return (
    <Card title="Details">
      <DetailsList
        details={[
          { label: 'Placed', value: dateTime(order.createdDate) },
          { label: 'Last change', value: dateTime(order.updatedDate) },
          {
            label: 'Order ID',
            value: (
              <span className="flex items-center gap-1">
                <code className="font-mono text-label font-normal break-all">{order.id}</code>
                <CopyButton text={order.id} label="Copy the order ID" />
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
