import type { AddressWithContact, Order } from '@fairground/client/generated/ecom.orders.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { addressLines } from '../orders/order-lines.ts'
import { taxIdCheckQuery } from '../orders/order-parts.ts'
import { customerOf } from '../orders/order-words.ts'
import { paths } from '../paths.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CommentBox } from './comment-box.tsx'
import { Timeline } from './timeline.tsx'

export function SideCards({ order }: { order: Order }) {
  const destination = order.shippingInfo?.logistics.shippingDestination ?? order.recipientInfo
  return (
    <>
      <CustomerCard order={order} />
      {order.shippingInfo && <DeliveryCard order={order} destination={destination} />}
      <Card title={t('admin.order.timeline')}>
        <CommentBox orderId={order.id} />
        <Timeline order={order} />
      </Card>
      <FactsCard order={order} />
    </>
  )
}

export function CustomerCard({ order }: { order: Order }) {
  const { email } = order.buyerInfo
  const phone = order.billingInfo?.contactDetails?.phone ?? order.recipientInfo?.contactDetails?.phone
  const { company, vatId } = order.billingInfo?.contactDetails ?? {}
  const note = order.buyerNote
  return (
    <Card title={t('admin.order.customer')}>
      <DetailsList
        details={[
          { label: t('admin.order.name'), value: <CustomerName order={order} /> },
          ...(email
            ? [
                {
                  label: t('admin.order.email'),
                  value: (
                    <span className="flex flex-wrap items-center gap-1">
                      <a href={`mailto:${email}`} className="break-all text-brand hover:underline">
                        {email}
                      </a>
                      <CopyButton text={email} label={t('admin.order.copyTheEmailAddress')} />
                    </span>
                  ),
                },
                {
                  label: t('admin.order.orders'),
                  value: (
                    <RouterLink href={paths.orders({ q: email })} className="text-brand hover:underline">
                      {t('admin.order.everyOrderOfThisAddress')}
                    </RouterLink>
                  ),
                },
              ]
            : []),
          ...(phone ? [{ label: t('admin.order.phone'), value: phone }] : []),
          ...(company ? [{ label: t('admin.order.company'), value: company }] : []),
          ...(vatId?.id ? [{ label: t('admin.order.taxId'), value: <TaxId id={vatId.id} orderId={order.id} /> }] : []),
          ...(order.billingInfo?.address
            ? [{ label: t('admin.order.billingAddress'), value: <AddressLines place={order.billingInfo} /> }]
            : []),
          ...(note
            ? [{ label: t('admin.order.noteFromTheBuyer'), value: <span className="whitespace-pre-wrap">{note}</span> }]
            : []),
        ]}
      />
    </Card>
  )
}

/** The tax id of the bill, with what the register answered about it. */
function TaxId({ id, orderId }: { id: string; orderId: string }) {
  const { data: check } = useQuery(taxIdCheckQuery(orderId))
  const { date } = useFormats()
  return (
    <span className="flex flex-col">
      {id}
      {check && (
        <span className="text-label font-normal text-ink-3">
          {t('admin.order.taxIdCheck', { status: check.status, date: date(check.checkedDate) })}
          {check.reference && (
            <>
              <br />
              {t('admin.order.taxIdCheckReference', { reference: check.reference })}
            </>
          )}
        </span>
      )}
    </span>
  )
}

/** Leads to the member who bought; other buyers have no page. */
function CustomerName({ order }: { order: Order }) {
  const lacks = useLacks('members.read')
  const { memberId } = order.buyerInfo
  if (!memberId || lacks) return customerOf(order)
  return (
    <RouterLink href={paths.member(memberId)} className="text-brand hover:underline">
      {customerOf(order)}
    </RouterLink>
  )
}

function DeliveryCard({ order, destination }: { order: Order; destination: AddressWithContact | undefined }) {
  const { locale } = useFormats()
  const logistics = order.shippingInfo?.logistics
  const pickup = logistics?.pickupDetails?.address
  // An order that was taken elsewhere may name no address.
  const where = pickup && addressLines({ address: pickup }, locale).length > 0 ? { address: pickup } : undefined
  return (
    <Card title={pickup ? t('admin.order.pickup') : t('admin.order.delivery')}>
      <DetailsList
        details={[
          ...(order.shippingInfo ? [{ label: t('admin.order.method'), value: order.shippingInfo.title }] : []),
          ...(where ? [{ label: t('admin.order.where'), value: <AddressLines place={where} /> }] : []),
          ...(!pickup && destination
            ? [{ label: t('admin.order.to'), value: <AddressLines place={destination} /> }]
            : []),
          ...(logistics?.deliveryTime ? [{ label: t('admin.order.when'), value: logistics.deliveryTime }] : []),
          ...(logistics?.instructions ? [{ label: t('admin.order.instructions'), value: logistics.instructions }] : []),
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

export function FactsCard({ order }: { order: Order }) {
  const { dateTime } = useFormats()
  return (
    <Card title={t('admin.order.details')}>
      <DetailsList
        details={[
          { label: t('admin.order.placed'), value: dateTime(order.purchasedDate) },
          ...(order.purchasedDate.getTime() === order.createdDate.getTime()
            ? []
            : [{ label: t('admin.order.entered'), value: dateTime(order.createdDate) }]),
          { label: t('admin.order.lastChange'), value: dateTime(order.updatedDate) },
          {
            label: t('admin.order.orderID'),
            value: (
              <span className="flex items-center gap-1">
                <code className="font-mono text-label font-normal break-all">{order.id}</code>
                <CopyButton text={order.id} label={t('admin.order.copyTheOrderID')} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
