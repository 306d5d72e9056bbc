import { Filter, Quantity } from '@wix/headless-components/react'
import {
  Event,
  EventList,
  InvoiceItem,
  OccurrenceList,
  Order,
  PricingOption,
  ScheduleItem,
  ScheduleItemsGroup,
  ScheduleItemTag,
  ScheduleList,
  TicketDefinition,
  TicketsPicker,
} from '@wix/headless-events/react'
import {
  loadEventListServiceConfig,
  loadEventServiceConfig,
  loadOccurrenceListServiceConfig,
  loadOrderServiceConfig,
  loadScheduleListServiceConfig,
  loadTicketDefinitionListServiceConfig,
} from '@wix/headless-events/services'
import { Form } from '@wix/headless-forms/react'

const Options = () => (
  <Filter.FilterOptions>
    <Filter.FilterOptionRepeater>
      <Filter.FilterOption.SingleFilter />
    </Filter.FilterOptionRepeater>
  </Filter.FilterOptions>
)
export function EventsPage({ list }) {
  return (
    <EventList.Root eventListServiceConfig={list}>
      <nav aria-label="Categories">
        <EventList.CategoryFilter allCategoriesLabel="All">
          <Options />
        </EventList.CategoryFilter>
      </nav>
      <nav aria-label="When">
        <EventList.StatusFilter allEventsLabel="All" upcomingEventsLabel="Upcoming" pastEventsLabel="Past">
          <Options />
        </EventList.StatusFilter>
      </nav>
      <EventList.Error />
      <section aria-label="Events">
        <EventList.Events emptyState={<p>No events</p>}>
          <EventList.EventRepeater>
            <article>
              <Event.Image />
              <Event.Title /> <Event.Date /> <Event.Location /> <Event.ShortDescription />
              <Event.Slug asChild>{({ slug }) => <a href={`/event/${slug}`}>{slug}</a>}</Event.Slug>
            </article>
          </EventList.EventRepeater>
        </EventList.Events>
      </section>
      <EventList.LoadMoreTrigger label="More" />
    </EventList.Root>
  )
}
EventsPage.load = async () => ({ list: await loadEventListServiceConfig() })

const TextInput = ({ id, label, value, onChange, error }) => (
  <Form.Field id={id}>
    <Form.Field.Label>
      <label htmlFor={id}>{label}</label>
    </Form.Field.Label>
    <Form.Field.InputWrapper>
      <Form.Field.Input>
        <input id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
      </Form.Field.Input>
      <Form.Field.Error>{error}</Form.Field.Error>
    </Form.Field.InputWrapper>
  </Form.Field>
)
const Submit = ({ onSubmitClick, submitText }) => (
  <button type="button" onClick={onSubmitClick}>
    {submitText}
  </button>
)
const fieldMap = { TEXT_INPUT: TextInput, SUBMIT_BUTTON: Submit }

export function EventPage({ event, list, schedule, tickets, occurrences }) {
  if (event.type === 'notFound') return <p>No such event</p>
  const one = event.config.event
  return (
    <>
      <Event.Root event={one} eventListServiceConfig={list} occurrenceListServiceConfig={occurrences}>
        <h1>
          <Event.Title />
        </h1>
        <Event.Image /> <Event.Date format="full" /> <Event.Location format="full" /> <Event.ShortDescription />
        <Event.Description>
          {({ description }) => <pre>{JSON.stringify(description).slice(0, 80)}</pre>}
        </Event.Description>
        <Event.AddToGoogleCalendar>{({ url }) => <a href={url}>Google</a>}</Event.AddToGoogleCalendar>
        <Event.AddToIcsCalendar>{({ url }) => <a href={url}>ICS</a>}</Event.AddToIcsCalendar>
        <section aria-label="Dates">
          <OccurrenceList.Root occurrenceListServiceConfig={occurrences}>
            <OccurrenceList.Occurrences>
              <OccurrenceList.OccurrenceRepeater>
                <article>
                  <Event.Date />
                </article>
              </OccurrenceList.OccurrenceRepeater>
            </OccurrenceList.Occurrences>
          </OccurrenceList.Root>
        </section>
        <section aria-label="Others">
          <Event.OtherEvents>
            <Event.OtherEventRepeater>
              <Event.Title />
            </Event.OtherEventRepeater>
          </Event.OtherEvents>
        </section>
        <Event.Type>
          {({ rsvp }) =>
            rsvp && (
              <section aria-label="RSVP">
                <Event.Form thankYouPageUrl="/events">
                  <Form.Loading />
                  <Form.LoadingError />
                  <Form.Fields fieldMap={fieldMap} rowGapClassname="r" columnGapClassname="c" />
                  <Form.Error />
                  <Form.Submitted />
                </Event.Form>
              </section>
            )
          }
        </Event.Type>
      </Event.Root>
      <ScheduleList.Root scheduleListServiceConfig={schedule}>
        <section aria-label="Schedule">
          <ScheduleList.Groups>
            <ScheduleList.GroupRepeater>
              <ScheduleItemsGroup.DateLabel />
              <ScheduleItemsGroup.Items>
                <ScheduleItemsGroup.ItemRepeater>
                  <article>
                    <ScheduleItem.Name /> <ScheduleItem.TimeSlot /> <ScheduleItem.Duration /> <ScheduleItem.Stage />{' '}
                    <ScheduleItem.Tags>
                      <ScheduleItem.TagRepeater>
                        <ScheduleItemTag.Label />
                      </ScheduleItem.TagRepeater>
                    </ScheduleItem.Tags>
                  </article>
                </ScheduleItemsGroup.ItemRepeater>
              </ScheduleItemsGroup.Items>
            </ScheduleList.GroupRepeater>
          </ScheduleList.Groups>
        </section>
      </ScheduleList.Root>
      {tickets.ticketDefinitions.length > 0 && (
        <TicketsPicker.Root
          eventServiceConfig={event.config}
          ticketDefinitionListServiceConfig={tickets}
          checkoutServiceConfig={{ thankYouPageUrl: `${location.origin}/order/${one._id}` }}
        >
          <section aria-label="Tickets">
            <TicketsPicker.TicketDefinitions>
              <TicketsPicker.TicketDefinitionRepeater>
                <article>
                  <TicketDefinition.Name /> <TicketDefinition.Description /> <TicketDefinition.FixedPricing />{' '}
                  <TicketDefinition.PricingRange /> <TicketDefinition.GuestPricing /> <TicketDefinition.Tax />{' '}
                  <TicketDefinition.Fee />
                  <TicketDefinition.Remaining />{' '}
                  <TicketDefinition.SaleStartDate startLabel="from" startedLabel="since" />{' '}
                  <TicketDefinition.SaleEndDate endLabel="to" endedLabel="ended" />
                  <TicketDefinition.Quantity>
                    <Quantity.Decrement>-</Quantity.Decrement>
                    <Quantity.Input aria-label="Quantity" />
                    <Quantity.Increment>+</Quantity.Increment>
                  </TicketDefinition.Quantity>
                  <TicketDefinition.PricingOptions>
                    <TicketDefinition.PricingOptionRepeater>
                      <PricingOption.Name /> <PricingOption.Pricing />{' '}
                      <PricingOption.Quantity>
                        <Quantity.Decrement>-</Quantity.Decrement>
                        <Quantity.Input aria-label="Option quantity" />
                        <Quantity.Increment>+</Quantity.Increment>
                      </PricingOption.Quantity>
                    </TicketDefinition.PricingOptionRepeater>
                  </TicketDefinition.PricingOptions>
                </article>
              </TicketsPicker.TicketDefinitionRepeater>
            </TicketsPicker.TicketDefinitions>
            <TicketsPicker.Totals asChild>
              {({ formattedTotalMoney }) => <output>{formattedTotalMoney}</output>}
            </TicketsPicker.Totals>
            <TicketsPicker.CheckoutError />
            <TicketsPicker.CheckoutTrigger label="Get tickets" />
          </section>
        </TicketsPicker.Root>
      )}
    </>
  )
}
EventPage.load = async (slug) => {
  const event = await loadEventServiceConfig({ slug })
  if (event.type === 'notFound') return { event }
  const one = event.config.event
  const [list, schedule, tickets, occurrences] = await Promise.all([
    loadEventListServiceConfig(),
    loadScheduleListServiceConfig({ eventId: one._id }),
    loadTicketDefinitionListServiceConfig({ eventId: one._id }),
    loadOccurrenceListServiceConfig({ recurringCategoryId: one.dateAndTimeSettings?.recurringEvents?.categoryId }),
  ])
  return { event, list, schedule, tickets, occurrences }
}

export function OrderPage({ event, order }) {
  return (
    <Order.Root eventServiceConfig={event} orderServiceConfig={order} event={event?.event}>
      <Order.OrderNumber asChild>{({ orderNumber }) => <h1>Order {orderNumber}</h1>}</Order.OrderNumber>
      <Order.GuestEmail /> <Order.CreatedDate /> <Order.DownloadTicketsButton label="Download" />
      <Order.InvoiceItems>
        <Order.InvoiceItemRepeater>
          <article>
            <InvoiceItem.Name /> <InvoiceItem.Quantity /> <InvoiceItem.Price /> <InvoiceItem.Total />
          </article>
        </Order.InvoiceItemRepeater>
      </Order.InvoiceItems>
      <Order.Subtotal /> <Order.Tax /> <Order.Fee /> <Order.Total />
    </Order.Root>
  )
}
OrderPage.load = async (eventId, orderNumber = new URLSearchParams(location.search).get('orderNumber')) => {
  const order = await loadOrderServiceConfig({ eventId, orderNumber })
  return { order, event: { event: { _id: eventId } } }
}
