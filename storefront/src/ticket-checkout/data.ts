import { ApiError, isRefusal } from '@fairground/client/errors.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { LOST } from '../checkout/lost.ts'
import { policiesOf } from '../event/policies.ts'
import { shownIn, versionsOf } from '../event/policy-versions.ts'
import { eventCardView } from '../events/event-card-view.ts'
import { nothingHere } from '../nothing-here.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import { complaint, inOrderOf } from '../rsvp/form-view.ts'
import { type Shop, shopOf } from '../shop.ts'
import { incomplete, type Refused, textOf, violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { APPLY_CODE, CODE, CONSENT, copiedGuest, POLICIES } from './checkout-fields.ts'
import { copyFromFirst, fieldOfViolation, type GuestForm, type SentForms, sentForms } from './guest-forms.ts'
import { buyHeld, eventIdsOf, heldTickets, pricedWithCode, shownInvoice } from './held-tickets.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { event, held, forms } = await heldTickets(shop, params)
  const reservationId = params.reservationId ?? ''
  // Bought already: the same call answers its order.
  if (held.reservationOccupied) throw await bought(shop, { eventId: event.id, reservationId })
  const { title, where, date } = eventCardView(event, shop.site)
  const messages = event.form?.messages?.checkout
  return {
    event: { title, where, date, path: paths.event(event.slug), ticketsPath: paths.tickets(event.slug) },
    invoice: shownInvoice(held, shop),
    open: held.reservationStatus === 'RESERVATION_PENDING',
    expiresAt: held.expires.getTime(),
    now: shop.now.getTime(),
    forms,
    policies: await policiesOf(shop, ...eventIdsOf(held)),
    heading: messages?.title || t('ticket-checkout.yourDetails'),
  }
}

type Purchase = Parameters<ReturnType<typeof checkoutOf>>[0]
const checkoutOf = (shop: Shop) => shop.client({ eventsOrders }).eventsOrders.checkout

async function bought(shop: Shop, purchase: Purchase) {
  const { orderPageUrl } = await checkoutOf(shop)(purchase)
  // The caller's own order needs no token.
  return redirect(new URL(orderPageUrl).pathname, 303)
}

/** The form as it comes back: what is wrong, what was typed, and what a code takes off. */
export interface CheckoutAnswer extends Refused<string> {
  readonly invoice?: Awaited<ReturnType<typeof pricedWithCode>>
}

/** Makes an order of the reservation; its page takes the payment. Or applies a code, or copies a guest. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  try {
    return await sent(shop, params, form)
  } catch (error) {
    // They are held for somebody else: for the member who has signed out since.
    if (shop.scripted && error === nothingHere)
      return data<CheckoutAnswer>(
        { message: t('ticket-checkout.lostHold'), errors: {}, values: asTyped(form) },
        { status: LOST },
      )
    // A busy server takes nothing away that was typed: the same form may be sent again, for it makes one order.
    if (!shop.scripted || !(error instanceof ApiError && error.status >= 500)) throw error
    return data<CheckoutAnswer>(
      { message: t('ticket-checkout.tryAgain'), errors: {}, values: asTyped(form) },
      { status: 503 },
    )
  }
}

const asTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries([...new Set(form.keys())].map((field) => [field, form.getAll(field).map(String).join('\n')]))

async function sent(shop: Shop, params: ActionFunctionArgs['params'], form: FormData) {
  const { event, held, forms } = await heldTickets(shop, params)
  const own = { eventId: event.id, reservationId: params.reservationId ?? '' }
  const answers = sentForms(form, forms)
  const code = textOf(form, CODE)
  const marketingConsent = form.has(CONSENT)
  const accepted = textOf(form, POLICIES)
  const back = async (status: number, answer: Partial<CheckoutAnswer>) =>
    data<CheckoutAnswer>(
      {
        message: '',
        errors: {},
        ...present({ invoice: code ? await pricedWithCode(shop, own, code) : undefined }),
        ...answer,
        values: {
          ...(answer.values ?? answers.values),
          [CODE]: code,
          [CONSENT]: marketingConsent ? '1' : '',
          [POLICIES]: accepted,
        },
      },
      { status },
    )
  const intent = textOf(form, 'intent')
  if (intent === APPLY_CODE) return back(200, {})
  const copied = copiedGuest(intent)
  if (copied !== undefined) return back(200, { values: copyFromFirst(answers.values, forms, copied) })
  if (accepted !== versionsOf(await policiesOf(shop, ...eventIdsOf(held))))
    return back(422, {
      message: incomplete(),
      errors: { [POLICIES]: accepted ? t('ticket-checkout.policiesChanged') : t('ticket-checkout.acceptPolicies') },
    })
  try {
    return await buyHeld(shop, { ...own, held }, (reservationId) =>
      bought(shop, {
        ...own,
        reservationId,
        guests: answers.guests,
        marketingConsent,
        acceptedPolicies: shownIn(accepted),
        ...present({ discount: code ? { couponCode: code } : undefined }),
      }),
    )
  } catch (error) {
    const errors = complaintsOf(error, forms, answers)
    if (Object.keys(errors).length > 0) return back(422, { message: incomplete(), errors })
    return back(409, { message: textOfRefusal(error) })
  }
}

/** The sentence for each field that the server found at fault. */
function complaintsOf(error: unknown, forms: readonly GuestForm[], sent: SentForms): Record<string, string> {
  return inOrderOf(
    forms.flatMap(({ questions }) => questions),
    [...violationsOf(error)].map(([field, violation]) => {
      const name = fieldOfViolation(field, sent)
      const form = forms.find(({ questions }) => questions.some((question) => question.name === name))
      const text = complaint(form?.questions ?? [], name, violation)
      return [name, form?.title ? `${form.title}: ${text}` : text]
    }),
  )
}

/** Tickets that are gone are named first, then why they are. */
const textOfRefusal = (error: unknown): string =>
  [refusalText(error), isRefusal(error, 'NOT_ENOUGH_TICKETS') ? t('ticket-checkout.goneMeanwhile') : '']
    .join(' ')
    .trim()
