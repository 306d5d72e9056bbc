import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { loadPage } from './data.ts'
import { type RefusedTickets, TicketsView } from './tickets-view.tsx'

/** Tickets that are refused have changed since the page was written. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export function Component() {
  return <TicketsView page={useLoaderData<typeof loadPage>()} refused={useActionData<RefusedTickets>()} />
}
